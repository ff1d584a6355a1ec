import Foundation
import Galley
import Testing

@Suite("Rendering the states of a scene")
struct SceneRendererTests {
  private static let yaml = """
    scene: 1
    canvas: { size: 60x40, scale: 1 }
    view:
      ScrollView:
        VStack:
          - { Text: One, frame: { height: 30 }, id: one }
          - { Text: Two, frame: { height: 30 }, id: two }
        spacing: 0
      id: list
    states:
      - name: top
      - { name: middle, scroll: { list: { offset: 10 } } }
      - { name: bottom, scroll: { list: { to: bottom } } }
    variants: { width: [60, 80], colorScheme: [light, dark] }
    output:
      - png: "{state}-{width}-{colorScheme}.png"
      - pdf: all.pdf
      - layout: "{state}-{width}-{colorScheme}.json"

    """

  private static func scene(_ yaml: String = yaml) throws -> Scene { try Scene(yaml: yaml, file: "test.yaml") }

  @Test(
    "Images are ordered by state and then by variant, for any number of workers",
    arguments: [1, 2, 7])
  func order(workers: Int) throws {
    let proofs = try SceneRenderer(Self.scene(), workers: workers).proofs()
    #expect(proofs.map(\.source.index) == Array(0..<12))
    #expect(
      proofs.prefix(5).map(\.title) == [
        "top, width 60, colorScheme light", "top, width 60, colorScheme dark", "top, width 80, colorScheme light",
        "top, width 80, colorScheme dark", "middle, width 60, colorScheme light",
      ])
    #expect(proofs.map(\.picture.size.width) == (0..<3).flatMap { _ in [60.0, 60, 80, 80] })
    #expect(
      proofs.filter { $0.source.variant.canvas.width == 60 }.compactMap { $0.layout["one"]?.frame.minY }.count >= 2)
  }

  @Test("A state drawn after others looks the same as when it is drawn alone")
  func alone() throws {
    let all = try SceneRenderer(Self.scene()).proofs()
    for state in ["top", "middle", "bottom"] {
      var scene = try Self.scene()
      try scene.keepStates([state])
      let alone = try SceneRenderer(scene).proofs()
      #expect(alone.map(\.picture) == all.filter { $0.source.state.name == state }.map(\.picture))
    }
  }

  @Test("Exactly the planned files are written in the planned order, and a PDF contains every image")
  func planning() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: place) }
    let renderer = SceneRenderer(try Self.scene(), workers: 2)
    let folder = OutputFolder(place)
    let planned = try renderer.plan(into: folder)
    #expect(!FileManager.default.fileExists(atPath: place))
    let written = try renderer.render(into: folder)
    #expect(planned.map(\.path) == written.map(\.path))
    #expect(written.map(\.kind) == Array(repeating: .png, count: 12) + [.pdf] + Array(repeating: .layout, count: 12))
    #expect(written[12].pictures.count == 12)
    for file in written {
      #expect(try Data(contentsOf: URL(filePath: file.path)).count == file.bytes)
    }
  }

  @Test("Errors in several states are each reported once, and no file is written")
  func problems() throws {
    let yaml = Self.yaml.replacing("Text: One", with: "Text: \"\u{378}\"").replacing(
      "Text: Two", with: "Text: \"\u{379}\"")
    let renderer = SceneRenderer(try Self.scene(yaml), workers: 2)
    do throws(RenderError) {
      _ = try renderer.render(into: OutputFolder("/nowhere/galley"))
      Issue.record("characters without glyphs were drawn")
    } catch {
      #expect(error.written.isEmpty)
      #expect(error.diagnostics.map { $0.place?.line } == [6, 7])
    }
  }

  @Test(
    "A canvas that is too large is reported at the location of its size",
    arguments: [
      ("canvas:\n  scale: 2\n  height: 100\n  width: 40000", 5),
      ("canvas:\n  width: 100\n  height: 40000\n  scale: 2", 4),
      ("title: Large\ncanvas: { device: phone, height: 40000 }", 3),
    ])
  func largeCanvas(canvas: String, line: Int) throws {
    let yaml = "scene: 1\n\(canvas)\nview: { Text: One }\noutput: [ { png: a.png } ]"
    let renderer = SceneRenderer(try Self.scene(yaml))
    do throws(RenderError) {
      _ = try renderer.render(into: OutputFolder("/nowhere/galley"))
      Issue.record("80,000 pixels were drawn side by side")
    } catch {
      #expect(error.diagnostics.map { $0.place?.line } == [line])
    }
  }

  @Test("If the output folder cannot be created, this is reported once for all files")
  func unwritable() throws {
    let renderer = SceneRenderer(try Self.scene())
    do throws(RenderError) {
      _ = try renderer.render(into: OutputFolder("/dev/null"))
      Issue.record("files were written below /dev/null")
    } catch {
      #expect(error.causes.count == 25)
      #expect(error.diagnostics.map(\.message) == ["cannot write '/dev/null': File exists"])
    }
  }
}
