import Galley
import GalleyDiff
import GalleyImage
import Testing

@Suite("View attributes in layout files")
struct KnownAttributeTests {
  private func layout(spacing: String?, places: [Double], attributes: [String: String]? = [:]) -> LayoutSnapshot {
    let rows = places.enumerated().map { index, y in
      InspectedView(kind: "Text", id: "t\(index)", frame: Rect(x: 0, y: y, width: 50, height: 20), lines: ["\(index)"])
    }
    let stack = InspectedView(
      kind: "VStack", id: "stack", frame: Rect(x: 0, y: 0, width: 50, height: 100),
      attributes: spacing.map { ["spacing": $0] } ?? [:], children: rows)
    return LayoutSnapshot(size: Size(width: 100, height: 100), scale: 1, attributes: attributes, view: stack)
  }

  @Test("A layout without recorded attributes is compared by the frames of its views")
  func older() {
    let old = layout(spacing: nil, places: [0, 20, 40], attributes: nil)
    let new = layout(spacing: "4", places: [0, 24, 48])
    #expect(LayoutDiff(old, new).sentences == ["'t1' and 1 more moved 4 pt down"])
    #expect(LayoutDiff(old, layout(spacing: "4", places: [0, 20, 40])).isEmpty)
  }

  @Test(
    "If one layout has no recorded attributes, a different kind of clip is not reported",
    arguments: ["cornerRadius", "clipped"])
  func clips(kind: String) {
    func layout(_ kind: String, attributes: [String: String]?) -> LayoutSnapshot {
      let place = Rect(x: 0, y: 0, width: 50, height: 20)
      let text = InspectedView(kind: "Text", id: "a", frame: place, lines: ["A"])
      let clip = InspectedView(kind: kind, frame: place, children: [text])
      return LayoutSnapshot(size: Size(width: 100, height: 100), scale: 1, attributes: attributes, view: clip)
    }
    #expect(LayoutDiff(layout("clipShape", attributes: nil), layout(kind, attributes: [:])).isEmpty)
    #expect(!LayoutDiff(layout("clipShape", attributes: [:]), layout(kind, attributes: [:])).isEmpty)
  }

  @Test("A view that moved although no attribute changed is reported as moved")
  func unexplained() {
    let told = LayoutDiff(layout(spacing: "4", places: [0, 24, 48]), layout(spacing: "4", places: [0, 24, 52]))
    #expect(told.sentences == ["'t2' moved 4 pt down"])
  }

  @Test("Attributes are preserved when layouts and baseline records are written and read back")
  func written() throws {
    let scene = try Scene(yaml: EverydayScene.card.yaml, file: "card.yaml")
    let proof = try #require(try SceneRenderer(scene).proofs().first)
    let png = try RenderContext().painter().png(proof.picture, scale: 2)
    let json = Array(LayoutReport.json(scene: "card", [proof]).utf8)
    #expect(String(decoding: json, as: UTF8.self).contains("\"spacing\":"))
    let files = FileReader.memory(["a.png": png, "a.json": json, "b.png": png, "b.json": json])
    #expect(DiffRun(files: files).compare("a.png", "b.png").outcome == .same)
    let facts = LayoutSnapshot(proof)
    #expect(facts.attributes?["background"] == "#FFFFFF" && facts.attributes?["dynamicType"] == "large")
  }

  @Test("A different image in an image view is reported")
  @MainActor
  func images() throws {
    func picture(_ grey: UInt8) -> PictureImage { PictureImage(TestFiles.bitmap(8, 8) { _, _ in [grey, 0, 0, 255] }) }
    func screen(_ grey: UInt8) -> Stage {
      Stage(size: Size(width: 100, height: 60), scale: 1) {
        VStack {
          Image(picture(grey)).id("photo")
          Text("Caption").id("caption")
        }
      }
    }
    #expect(try ChangedListTests.diff(screen(10), screen(200)).sentences == ["'photo' shows a different image"])
  }

  @Test("Text that wraps differently counts as unchanged, even if words are hyphenated")
  @MainActor
  func parted() throws {
    func screen(_ width: Double) -> Stage {
      Stage(size: Size(width: 300, height: 200), scale: 1) {
        Text("A Donaudampfschifffahrtsgesellschaft of co-operators").frame(width: width, alignment: .leading).id("t")
      }
    }
    for (old, new) in [(250.0, 120.0), (120.0, 90.0), (90.0, 60.0)] {
      let told = try ChangedListTests.diff(screen(old), screen(new)).sentences
      #expect(told.count == 1 && told[0].hasPrefix("'t' is "), "\(told)")
    }
  }
}
