import Foundation
import Testing

@Suite("Videos and the command line of ffmpeg")
struct VideoSafetyTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCountedList(
      rows: 40, canvas: "size: 64x64, scale: 1",
      script: "steps:\n  - scrollTo: { to: \"row:20\", animation: { curve: linear, over: 500ms } }")
  }

  /// Writes a fake ffmpeg that logs its arguments and folder and stores its input as one MP4 sample, truncated to
  /// `share` percent.
  private func writeTool(keeping share: Int = 100) throws {
    try place.write(
      #"""
      #!/bin/sh
      PATH=/usr/bin:/bin
      { echo "$PWD"; for word; do echo "$word"; done; } > "\#(place.path)/told-$$"
      for last; do :; done
      case "$last" in file:*/*) exit 9 ;; file:*) ;; *) exit 9 ;; esac
      file="${last#file:}"
      cat > "\#(place.path)/data-$$"
      count=$(wc -c < "\#(place.path)/data-$$")
      number() { for shift in 24 16 8 0; do printf "\\$(printf %03o $(($1 >> shift & 255)))"; done; }
      box() { number $(($2 + 8)); printf %s "$1"; }
      {
        box ftyp 4; printf isom; box mdat $count; cat "\#(place.path)/data-$$"
        box moov 72; box trak 64; box mdia 56; box minf 48; box stbl 40
        box stsz 12; number 0; number $count; number 1; box stco 12; number 0; number 1; number 20
      } > "$file.whole" 2>/dev/null
      size=$(wc -c < "$file.whole")
      head -c $((size * \#(share) / 100)) "$file.whole" > "$file" 2>/dev/null
      rm "$file.whole"
      exit 0

      """#, to: "bin/ffmpeg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: place.path + "/bin/ffmpeg")
  }

  private func animate(_ scene: String, environment: [String: String]? = nil) throws -> CommandRun {
    try CommandRun(
      ["animate", "--kind", "mp4", "--", scene], in: place.path,
      environment: environment ?? ["PATH": place.path + "/bin"])
  }

  @Test(
    "A scene name is never interpreted as an ffmpeg option, protocol or pattern",
    arguments: ["tcp:127.0.0.1:9.yaml", "-y.yaml", "concat:a|b.yaml", "file:x.yaml", "pipe:1.yaml", "%d.yaml"])
  func names(scene: String) throws {
    try writeTool()
    try FileManager.default.moveItem(atPath: place.path + "/list.yaml", toPath: place.path + "/" + scene)
    let run = try animate(scene)
    #expect(run.status == 0, "\(run.errors)")
    let told = try #require(place.files().first { $0.hasPrefix("told-") })
    let words = try place.text(of: told).split(separator: "\n").map(String.init)
    #expect(words.last == "file:content.mp4")
    let stem = String(scene.dropLast(5))
    #expect(stem.count < 4 || !words.dropFirst().contains { $0.contains(stem) })
    #expect(words.indices.filter { words[$0] == "-protocol_whitelist" }.map { words[$0 + 1] } == ["pipe", "file"])
    #expect(place.files(below: "output").filter { !$0.hasSuffix(".ledger") } == [stem + ".mp4"])
  }

  @Test("A link in place of the draft or the video is not followed")
  func links() throws {
    try writeTool()
    try place.write("precious", to: "away.txt")
    try place.makeFolder("output")
    try place.link("output/list.mp4.part", to: "../away.txt")
    #expect(try animate("list.yaml").status == 0)
    try FileManager.default.removeItem(atPath: place.path + "/output/list.mp4")
    try place.makeFolder("output/list.mp4.part")
    try place.link("output/list.mp4.part/content.mp4", to: "../../away.txt")
    try place.link("output/list.mp4", to: "../away.txt")
    #expect(try animate("list.yaml").status == 0)
    #expect(try place.text(of: "away.txt") == "precious")
    #expect(place.files(below: "output").filter { $0.contains(".part") } == [])
    #expect(try place.bytes(of: "output/list.mp4").count > 64 * 64)
  }

  @Test("An incomplete video never replaces a complete one, even if ffmpeg exits with 0")
  func cut() throws {
    try writeTool()
    #expect(try animate("list.yaml").status == 0)
    let good = try place.bytes(of: "output/list.mp4")
    try place.write(try place.text(of: "list.yaml").replacing("64x64", with: "64x48"), to: "list.yaml")
    for share in [0, 50, 99] {
      try writeTool(keeping: share)
      let run = try animate("list.yaml")
      #expect(run.status == 2 && run.output.isEmpty, "\(run.output)")
      #expect(run.errors.contains("ffmpeg left an incomplete file; no file was written"), "\(run.errors)")
      #expect(try place.bytes(of: "output/list.mp4") == good)
      #expect(place.files(below: "output").filter { $0.contains(".part") } == [])
    }
  }

  @Test("Galley reports a full disk even if ffmpeg does not", .enabled(if: SmallDisk.isPossible))
  func fullDisk() throws {
    let disk = try SmallDisk(kilobytes: 100)
    try writeTool()
    let old = Data("an older video".utf8)
    try old.write(to: URL(filePath: disk.path + "/list.mp4"))
    let run = try CommandRun(
      ["animate", "--kind", "mp4", "-o", disk.path, "list.yaml"], in: place.path,
      environment: ["PATH": place.path + "/bin"])
    #expect(run.status == 2)
    #expect(run.errors.contains("list.mp4': No space left on device"), "\(run.errors)")
    #expect(try Data(contentsOf: URL(filePath: disk.path + "/list.mp4")) == old)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["list.mp4"])
  }

  @Test("--no-cache writes a video again, and a broken video is never reported as unchanged")
  func fresh() throws {
    try writeTool()
    #expect(try animate("list.yaml").status == 0)
    let runs = { place.files().count { $0.hasPrefix("told-") } }
    let before = runs()
    #expect(try animate("list.yaml").status == 0)
    #expect(runs() == before)
    let again = try CommandRun(
      ["animate", "--kind", "mp4", "--no-cache", "list.yaml"], in: place.path,
      environment: ["PATH": place.path + "/bin"])
    #expect(again.status == 0, "\(again.errors)")
    #expect(runs() == before + 1)
  }

  @Test("Two concurrent runs leave one complete video file", .timeLimit(.minutes(30)))
  func together() throws {
    try writeTool()
    #expect(try animate("list.yaml").status == 0)
    let whole = try place.bytes(of: "output/list.mp4")
    for _ in 0..<3 {
      try FileManager.default.removeItem(atPath: place.path + "/output")
      let runs = try (0..<3).map { _ in
        try CommandRun.process(
          ["animate", "list.yaml", "--kind", "mp4"], in: place.path, ["PATH": place.path + "/bin"])
      }
      for run in runs {
        (run.standardOutput, run.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try run.run()
      }
      runs.forEach { $0.waitUntilExit() }
      #expect(runs.map(\.terminationStatus) == [0, 0, 0])
      #expect(try place.bytes(of: "output/list.mp4") == whole)
      #expect(place.files(below: "output").filter { $0.contains(".part") } == [])
    }
  }

  @Test("A run that is terminated while encoding leaves no file", .timeLimit(.minutes(30)))
  func ended() throws {
    try place.write("#!/bin/sh\n: > content.mp4\nexec /bin/sleep 30\n", to: "bin/ffmpeg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: place.path + "/bin/ffmpeg")
    let run = try CommandRun.process(
      ["animate", "list.yaml", "--kind", "mp4"], in: place.path, ["PATH": place.path + "/bin"])
    (run.standardOutput, run.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try run.run()
    let draft = place.path + "/output/list.mp4.part/content.mp4"
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: draft) { usleep(50_000) }
    #expect(FileManager.default.fileExists(atPath: draft))
    kill(run.processIdentifier, SIGHUP)
    run.waitUntilExit()
    #expect(!FileManager.default.fileExists(atPath: place.path + "/output/list.mp4.part"))
  }

  @Test(
    "The real ffmpeg encodes videos with the arguments that Galley passes", .timeLimit(.minutes(30)),
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg"), "ffmpeg is not installed"),
    arguments: ["mp4", "webm"])
  func real(kind: String) throws {
    try FileManager.default.moveItem(atPath: place.path + "/list.yaml", toPath: place.path + "/tcp:127.0.0.1:9.yaml")
    let run = try CommandRun(
      ["animate", "tcp:127.0.0.1:9.yaml", "--kind", kind], in: place.path, environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.status == 0, "\(run.errors)")
    let bytes = try place.bytes(of: "output/tcp:127.0.0.1:9.\(kind)")
    #expect(bytes.count > 500)
    #expect(kind != "mp4" || bytes[4..<8] == Data("ftyp".utf8))
  }
}
