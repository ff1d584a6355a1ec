import Foundation
import Galley
import GalleyStage
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("Scroll recordings, and files for rotating devices")
struct ScrollCourseTests {
  private func scene(_ view: String, _ steps: String) throws -> Scene {
    let yaml = """
      scene: 1
      canvas: { size: 60x90, scale: 1 }
      data: { rows: { generate: { rows: 60, columns: { n: { words: { from: 9, to: 9 } } } } } }
      view: { ScrollView: { VStack: { ForEach: rows, row: { Text: "{n}", fixedSize: true } } }, \(view) id: list }
      script: { fps: 20, steps: [\(steps)] }
      """
    return try Scene(yaml: yaml, file: "turning.yaml")
  }

  @Test("A scroll view with two axes is described by the axis along which it moved further")
  func axes() throws {
    let steps = "{ drag: { by: [-40, 0], hold: 200ms } }, { drag: { by: [0, -70], hold: 200ms } }"
    let scene = try scene("axis: both,", steps)
    var source = FrameSource(scene, on: scene.canvas, framesPerSecond: 20, FrameSelection(), RenderContext())
    var records: [FrameRecord] = []
    while let frame = try source.next() { records.append(FrameRecord(frame)) }
    let courses = ScrollTracks(records)
    #expect(courses.furthest == "list")
    #expect(courses.axis(of: "list") == .vertical)
    #expect(courses.axisName(of: "list") == "y")
    // After the first drag, the horizontal distance is the larger one.
    let across = ScrollTracks(Array(records.prefix(9)))
    #expect(across.axis(of: "list") == .horizontal)
    #expect(across.axisName(of: "list").isEmpty)
  }

  @Test("If the animation of a rotating device is scaled down, its original width is the canvas width")
  func width() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let scene = try scene("", "{ drag: { by: -40 } }, { rotate: landscape }, { drag: { by: -40 } }")
    let files = try SceneAnimator(scene, byteLimit: 2000).animate(into: OutputFolder(folder), kinds: [.webp])
    let widths = files.flatMap(\.compromises).compactMap { compromise in
      if case .width(let used, let asked) = compromise { (used, asked) } else { nil }
    }
    let told = try #require(widths.first)
    #expect(told.1 == 90)
    // A WebP file stores the width of the canvas minus one at byte 24.
    let bytes = try Data(contentsOf: URL(filePath: files[0].path))
    #expect(told.0 == Int(bytes[24]) + Int(bytes[25]) << 8 + 1)
  }
}
