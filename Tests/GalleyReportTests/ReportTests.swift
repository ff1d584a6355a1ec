import Foundation
import Galley
import Testing

@testable import GalleyMessages

@Suite("Layout and render reports as JSON")
struct ReportTests {
  private static let scene = """
    scene: 1
    title: A fit
    canvas: { size: 100x60, scale: 2 }
    view:
      ScrollView:
        ViewThatFits:
          - { Text: Much too long for a hundred points, lineLimit: 1 }
          - { Text: Short, id: short }
      id: scroller
    variants: { colorScheme: [light] }

    """

  private func object(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test("The layout report contains the values of the layout tree")
  func layout() throws {
    let proofs = try SceneRenderer(Scene(yaml: Self.scene, file: "fit.yaml")).proofs()
    let report = try object(LayoutReport.json(scene: "fit", proofs))
    #expect(report["schema"] as? String == "galley-layout/2")
    let picture = try #require((report["pictures"] as? [[String: Any]])?.first)
    #expect(picture["state"] as? String == "initial")
    #expect(picture["variant"] as? [String: String] == ["colorScheme": "light"])
    #expect(picture["size"] as? [Double] == [100, 60])
    #expect(picture["scale"] as? Double == 2)
    let scroller = try #require(picture["view"] as? [String: Any])
    #expect(scroller["source"] as? String == "fit.yaml:5:3")
    #expect((scroller["scroll"] as? [String: Any])?["viewport"] as? [Double] == scroller["frame"] as? [Double])
    let fit = try #require((scroller["children"] as? [[String: Any]])?.first)
    #expect((fit["fit"] as? [String: Any])?["chosen"] as? Int == 1)
    #expect((fit["fit"] as? [String: Any])?["offered"] is [Any])
    let text = try #require((fit["children"] as? [[String: Any]])?.first)
    #expect(text["lines"] as? [String] == ["Short"])
    #expect(text["id"] as? String == "short")
    #expect(text["baseline"] is Double)
  }

  @Test("The outline has one line for each view, indented by its depth")
  func outline() throws {
    let stage = Stage(size: Size(width: 100, height: 60)) {
      VStack(spacing: 0) { Color.red.frame(width: 33.333333, height: 20).id("red") }
    }
    let lines = stage.layout.outline.split(separator: "\n")
    #expect(lines.first == "VStack  33.33 20 33.33 20")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    #expect(lines.contains { $0.contains("#red") })
  }

  @Test("The render report lists files by scene and errors by location")
  func render() throws {
    let scene = try Scene(yaml: Self.scene, file: "fit.yaml")
    var report = RenderReport(isDryRun: true)
    report.add(try SceneRenderer(scene).plan(into: OutputFolder("out")), of: scene)
    #expect(report.paths == ["out/fit-light.png", "out/fit.pdf"] || report.paths.count == 2)
    let place = SourcePlace(file: "fit.yaml", line: 3, column: 5)
    let json = try object(report.json([Diagnostic("it is wrong", at: place, help: "mend it")]))
    #expect(json["dryRun"] as? Bool == true)
    #expect((json["files"] as? [[String: Any]])?.map { $0["scene"] as? String } == ["fit", "fit"])
    let error = try #require((json["errors"] as? [[String: Any]])?.first)
    #expect(error["message"] as? String == "it is wrong")
    #expect(error["file"] as? String == "fit.yaml")
    #expect(error["line"] as? Int == 3)
    #expect(error["help"] as? String == "mend it")
  }

  @Test("If fonts are missing, the fingerprint names them and the packages to install")
  func fingerprint() {
    let bare = Fingerprint(library: FontLibrary(roots: []))
    #expect(bare.missing.contains("Inter (apt-get install fonts-inter)"))
    // There are four text fonts and two symbol fonts.
    #expect(bare.missing.count == 4 + 2)
    #expect(Fingerprint().missing.isEmpty)
  }

  @Test("A starter scene with any name is valid")
  func starter() throws {
    for name in ["inbox", "Übersicht", "2"] {
      let starter = StarterScene(name: name)
      let files = Dictionary(uniqueKeysWithValues: starter.files.map { ($0.name, Array($0.text.utf8)) })
      let scene = try Scene(contentsOf: "\(name).yaml", options: .init(files: .memory(files)))
      #expect(scene.pictures.count == 4)
    }
  }
}
