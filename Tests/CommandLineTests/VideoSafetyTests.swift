import Foundation
import Testing

@Suite("Videos, and what ffmpeg is told")
struct VideoSafetyTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCountedList(
      rows: 40, canvas: "size: 64x64, scale: 1",
      script: "steps:\n  - scrollTo: { to: \"row:20\", animation: { curve: linear, over: 500ms } }")
  }

  /// A program called ffmpeg that tells its arguments and its folder, and writes what it reads.
  private func writeTool() throws {
    try place.write(
      """
      #!/bin/sh
      { echo "$PWD"; for word; do echo "$word"; done; } > "\(place.path)/told-$$"
      for last; do :; done
      case "$last" in file:*/*) exit 9 ;; file:*) ;; *) exit 9 ;; esac
      exec /bin/cat > "${last#file:}"

      """, to: "bin/ffmpeg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: place.path + "/bin/ffmpeg")
  }

  private func animate(_ scene: String, environment: [String: String]? = nil) throws -> CommandRun {
    try CommandRun(
      ["animate", "--kind", "mp4", "--", scene], in: place.path,
      environment: environment ?? ["PATH": place.path + "/bin"])
  }

  @Test(
    "A name of a scene is never a word of ffmpeg's, a protocol or an option",
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

  @Test("A link in the place of the draft is not followed, and one in the place of the video is replaced")
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

  @Test("Two runs at once leave the whole video of one of them", .timeLimit(.minutes(30)))
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

  @Test("A run that is asked to end while ffmpeg works leaves nothing", .timeLimit(.minutes(30)))
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
    "ffmpeg itself makes videos so", .timeLimit(.minutes(30)),
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
