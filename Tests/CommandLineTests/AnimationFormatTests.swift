import Foundation
import Testing

@Suite("galley animate: animated images and videos")
struct AnimationFormatTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCountedList(
      script: """
        steps:
          - drag: { by: -60, over: 100ms }
          - mark: lifted
          - settle
        """)
  }

  @Test("GIF, WebP and plot files are complete, and Galley reports that the GIF has a lower frame rate")
  func formats() throws {
    let run = try place.galley(
      "animate", "list.yaml", "--kind", "gif", "--kind", "webp", "--kind", "plot", "--kind", "plot-svg")
    #expect(run.status == 0)
    #expect(run.errors.contains("output/list.gif: 25 frames per second instead of 60"))
    let gif = try place.bytes(of: "output/list.gif")
    #expect(gif.starts(with: Data("GIF89a".utf8)) && gif.last == 0x3B)
    #expect(try place.bytes(of: "output/list.webp")[8..<12] == Data("WEBP".utf8))
    #expect(try place.bytes(of: "output/list-plot.png").count > 2_000)
    #expect(try place.text(of: "output/list-plot.svg").contains("lifted"))
    let files = place.files(below: "output")
    #expect(run.lines.sorted() == files.filter { $0 != ".list.ledger" }.map { "output/\($0)" })
  }

  @Test("Animations meet a size limit, and the quality reductions that this requires are reported")
  func byteLimit() throws {
    #expect(try place.galley("animate", "list.yaml", "--kind", "gif", "--kind", "apng").status == 0)
    let sizes = try ["gif", "apng"].map { try place.bytes(of: "output/list.\($0)").count }
    let limit = (sizes.min() ?? 0) / 3
    let run = try place.galley(
      "animate", "list.yaml", "--kind", "gif", "--kind", "apng", "--max-bytes", "\(limit)B", "-o", "small")
    #expect(run.status == 0)
    for name in ["gif", "apng"] { #expect(try place.bytes(of: "small/list.\(name)").count <= limit) }
    #expect(run.errors.contains("small/list.apng: "))
    #expect(run.errors.contains("frames per second instead of 60"))
    let hopeless = try place.galley("animate", "list.yaml", "--kind", "gif", "--max-bytes", "10", "-o", "none")
    #expect(hopeless.status == 0)
    #expect(hopeless.errors.contains("still larger than 10 bytes"))
  }

  @Test("The frames of a rotating device are centred in a square canvas in both orientations")
  func turning() throws {
    let text = try place.text(of: "list.yaml").replacingOccurrences(of: "- mark: lifted", with: "- rotate: landscape")
    try place.write(text, to: "list.yaml")
    let run = try place.galley(
      "animate", "list.yaml", "--kind", "frames", "--kind", "apng", "--kind", "gif", "--kind", "webp", "--kind",
      "filmstrip")
    #expect(run.status == 0)
    let sizes = try place.contents(below: "output/list").filter { $0.key.hasSuffix(".png") }.mapValues { $0[16..<24] }
    #expect(Set(sizes.values) == [Data([0, 0, 0, 60, 0, 0, 0, 80]), Data([0, 0, 0, 80, 0, 0, 0, 60])])
    #expect(try place.bytes(of: "output/list.apng")[16..<24] == Data([0, 0, 0, 80, 0, 0, 0, 80]))
    #expect(try place.bytes(of: "output/list.gif")[6..<10] == Data([80, 0, 80, 0]))
    // WebP stores width and height minus one, in three bytes each.
    #expect(try place.bytes(of: "output/list.webp")[24..<30] == Data([79, 0, 0, 79, 0, 0]))
  }

  @Test("Without ffmpeg, the command exits with 69 and prints how to install it", arguments: ["mp4", "webm"])
  func missingTool(kind: String) throws {
    let run = try place.galley("animate", "list.yaml", "--kind", kind, environment: ["PATH": place.path])
    #expect(run.status == 69)
    #expect(run.errors.contains("apt-get install ffmpeg"))
    #expect(place.files(below: "output") == [])
  }

  @Test("An ffmpeg that stops reading causes an error and leaves no incomplete file")
  func brokenPipe() throws {
    try place.write("#!/bin/sh\nexit 3\n", to: "ffmpeg")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path + "/ffmpeg")
    let run = try place.galley("animate", "list.yaml", "--kind", "mp4", environment: ["PATH": place.path])
    #expect(run.status == 2)
    #expect(run.errors.contains("ffmpeg failed with exit code 3"))
    #expect(place.files(below: "output") == [])
  }

  @Test(
    "Videos are byte-identical on every run",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg"))
  )
  func video() throws {
    for folder in ["one", "two"] {
      #expect(try place.galley("animate", "list.yaml", "--kind", "mp4", "--kind", "webm", "-o", folder).status == 0)
    }
    #expect(place.files(below: "one") == [".list.ledger", "list.mp4", "list.webm"])
    #expect(try place.contents(below: "one") == place.contents(below: "two"))
  }

  @Test(
    "Frames decoded from a video differ by at most two colour levels, except at coloured edges",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")))
  func videoColors() throws {
    // Both sides have an odd number of pixels, so the last column and row have no partner in chroma subsampling.
    let colors = ["#FF3B30", "#34C759", "#007AFF", "#FFCC00", "#000000", "#FFFFFF", "#AF52DE", "#1C1C1E"]
    let blocks = colors.map { "{ Rectangle: \"\($0)\" }" }.joined(separator: ", ")
    try place.write(
      """
      scene: 1
      canvas: { size: 641x321, scale: 1 }
      view:
        VStack:
          - HStack: [ \(blocks) ]
            spacing: 0
          - HStack: [ \(colors.reversed().map { "{ Rectangle: \"\($0)\" }" }.joined(separator: ", ")) ]
            spacing: 0
        spacing: 0
      script: { steps: [ { hold: 100ms } ] }
      """, to: "colors.yaml")
    let run = try place.galley("animate", "colors.yaml", "--kind", "mp4", "--kind", "frames")
    #expect(run.status == 0, "\(run.errors)")
    let video = try pixels(
      of: "output/colors.mp4", "in_range=tv:in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int")
    let frame = try pixels(of: "output/colors/00000.png", "flags=accurate_rnd")
    let (width, height) = (641, 321)
    let (videoWidth, rows) = (642, 322)
    #expect(frame.count == width * height * 3 && video.count % (videoWidth * rows * 3) == 0 && !video.isEmpty)
    var compared = 0
    var worst = 0
    for y in 16..<height {
      for x in 16..<width {
        let near = [(-16, 0), (16, 0), (0, -16), (0, 16)]
          .map { (min(x + $0.0, width - 1), min(y + $0.1, height - 1)) }
        let own = (0..<3).map { frame[(y * width + x) * 3 + $0] }
        let isFlat = near.allSatisfy { place in
          (0..<3).allSatisfy { frame[(place.1 * width + place.0) * 3 + $0] == own[$0] }
        }
        guard isFlat else { continue }
        compared += 1
        for channel in 0..<3 {
          worst = max(worst, abs(Int(video[(y * videoWidth + x) * 3 + channel]) - Int(own[channel])))
        }
      }
    }
    #expect(compared > 50_000)
    #expect(worst <= 2)
  }

  /// The RGB values of the first frame in a file, decoded by ffmpeg.
  private func pixels(of file: String, _ scaling: String) throws -> [UInt8] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/ffmpeg")
    process.arguments = [
      "-nostdin", "-loglevel", "error", "-i", place.path + "/" + file, "-frames:v", "1", "-vf", "scale=\(scaling)",
      "-f", "rawvideo", "-pix_fmt", "rgb24", "-",
    ]
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return [UInt8](data)
  }
}
