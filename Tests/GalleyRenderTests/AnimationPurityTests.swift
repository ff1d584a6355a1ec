import Foundation
import Galley
import Testing

@Suite("Animation frames in the templates")
struct AnimationPurityTests {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let templates = ["fonts", "credits", "menu", "header", "header-rules", "sheet", "collection"]

  /// Returns the frames of the template's first canvas at scale 1, by file name.
  private func frames(
    _ template: String, fps: Double, _ range: ClosedRange<Int>, shard: FrameSelection.Shard? = nil
  ) throws -> [String: Data] {
    let path = Self.project.appending(path: "templates/\(template).yaml").path
    var scene = try Scene(contentsOf: path, options: .init(overrides: ["canvas.scale=1"]))
    scene.variants = Array(scene.variants.prefix(1))
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var selection = FrameSelection()
    selection.range = range
    selection.shard = shard
    let animator = SceneAnimator(scene, workers: 2, framesPerSecond: fps, selection: selection)
    let files = try animator.animate(into: OutputFolder(folder), kinds: [.frames])
    return try files.filter { $0.path.contains("/\(template)/") }.reduce(into: [:]) { frames, file in
      let url = URL(filePath: file.path)
      frames[url.lastPathComponent] = try Data(contentsOf: url)
    }
  }

  @Test(
    "Frame 40 is the same alone, in a sequence, or as frame 80 or 160 at higher frame rates", arguments: templates)
  func frameForty(template: String) throws {
    let sequence = try frames(template, fps: 30, 36...40)
    let frame = try #require(sequence["00040.png"])
    #expect(try frames(template, fps: 30, 40...40) == ["00040.png": frame])
    #expect(try frames(template, fps: 60, 80...80) == ["00080.png": frame])
    #expect(try frames(template, fps: 120, 160...160) == ["00160.png": frame])
    #expect(sequence.count == 5)
    let parts = try (1...2).map { try frames(template, fps: 30, 36...40, shard: FrameSelection.Shard($0, of: 2)) }
    #expect(parts.map(\.count) == [3, 2])
    #expect(parts[0].merging(parts[1]) { $1 } == sequence)
  }
}
