import Foundation
import GalleyJSON
import GalleySceneWords
import GalleyTemplate
import Testing

@Suite("JSON Schema for scenes")
struct SchemaTests {
  private let schema: SchemaSubset

  init() throws { schema = try #require(SchemaSubset(JSONSchema.scene.text)) }

  @Test("The schema uses only those draft-07 keywords that the validator of these tests supports")
  func keywords() {
    #expect(schema.usedKeywords.isSubset(of: SchemaSubset.keywords))
    #expect(JSONSchema.scene.text.contains("\"$schema\": \"http://json-schema.org/draft-07/schema#\""))
  }

  @Test("The schema accepts every scene in templates/ and templates/reference/")
  func templates() throws {
    let folder = BrokenSceneTests.project.appending(path: "templates")
    let names = try ["", "reference/"].flatMap { part in
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + part).filter { $0.hasSuffix(".yaml") }
        .map { part + $0 }
    }
    #expect(names.count > 80)
    for name in names {
      let yaml = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(schema.accepts(try PlainYAML.value(yaml)), "the schema rejects templates/\(name)")
    }
  }

  @Test(
    "The schema rejects broken scenes if the error can be found without data",
    arguments: [
      "empty-lists", "not-a-number", "unknown-key", "unquoted-hex", "wrong-unit",
    ])
  func broken(name: String) throws {
    let file = BrokenSceneTests.project.appending(path: "templates/broken/\(name).yaml")
    #expect(!schema.accepts(try PlainYAML.value(String(contentsOf: file, encoding: .utf8))))
  }

  @Test(
    "The schema accepts exactly the values that the decoder accepts",
    arguments: [
      ("Text: 12", true), ("Text: [a]", false), ("Spacer", true), ("Spacer: {}", true), ("Divider:", true),
      ("{ Text: a, padding: 8 }", true), ("{ Text: a, padding: { top: 1 } }", true), ("{ Text: a, padding: x }", false),
      ("{ Text: a, opacity: 40% }", true), ("{ Text: a, opacity: 2 }", false), ("{ Text: a, lineLimit: 0 }", false),
      ("{ Text: a, frame: { maxWidth: infinity } }", true), ("{ Text: a, frame: { width: infinity } }", false),
      ("{ Text: a, font: { size: 12, family: Inter } }", true), ("{ Text: a, font: huge }", false),
      ("{ Color: blue }", true), ("{ Color: \"#12f\" }", true), ("{ Color: bleu }", false), ("{ Rectangle: }", true),
      ("{ HStack: [Spacer], alignment: top }", true), ("{ HStack: [] }", false),
      ("{ Text: a, background: { Circle: red } }", true), ("{ Text: a, overlay: Divider }", true),
      ("{ Capsule: { LinearGradient: [red, blue] } }", true), ("{ Text: a, modifiers: [{ padding: 2 }] }", true),
      ("{ Grid: [{ GridRow: [Spacer] }], verticalSpacing: 2 }", true), ("{ LazyHGrid: [Spacer], rows: 2 }", true),
      ("{ LazyHGrid: [Spacer], rows: two }", false), ("{ Color: red, mask: { Circle: , alignment: top } }", true),
      ("{ Color: red, blendMode: screen }", true), ("{ Color: red, blendMode: scren }", false),
      ("{ Color: red, rotationEffect: 45 }", true), ("{ Color: red, scaleEffect: { y: 2, anchor: top } }", true),
      ("{ Color: red, containerRelativeFrame: both }", true), ("{ Color: red, contentMargins: { top: 2 } }", true),
      ("{ Color: red, safeAreaPadding: true }", true),
      ("{ Text: a, lineLimit: { lines: 2, reservesSpace: true } }", true),
      ("{ Text: a, scrollIndicators: gone }", false), ("{ Text: a, gridCellAnchor: topLeading }", true),
      ("{ List: [Spacer], listStyle: plain, selection: [a] }", true), ("{ List: [Spacer], listStyle: flat }", false),
      ("{ Section: Spacer, header: { Text: a } }", true), ("{ Section: Spacer, header: [] }", false),
      ("{ LazyVStack: Spacer, pinnedViews: [sectionHeaders, sectionFooters] }", true),
      ("{ LazyVStack: Spacer, pinnedViews: headers }", false), ("{ Text: a, listRowSeparator: hidden }", true),
      ("{ FlowLayout: Spacer, columns: { adaptive: 40 } }", true), ("{ FlowLayout: Spacer, columns: -1 }", false),
      (
        "{ Text: a, scrollHeader: { view: Spacer, points: [{ at: 0, height: 2 }, { at: 1, height: 1 }] } }",
        true
      ),
      ("{ Text: a, scrollHeader: { resting: 20 } }", false),
      ("{ Text: a, scrollHeader: { view: Spacer, rule: soft } }", false),
      ("{ ScrollView: Spacer, id: x, scrollProgress: { of: x, opacity: [0, 1], curve: easeIn } }", true),
      ("{ Text: a, scrollProgress: { opacity: [0, 1] } }", false),
      ("{ ScrollView: Spacer, id: menu, scrollLink: menu }", true),
      ("{ ScrollView: Spacer, id: menu, scrollLink: { to: menu, spring: bouncy } }", true),
      ("{ Text: a, scrollLink: { spring: smooth } }", false),
      ("{ Text: a, whenSelected: { bold: true, background: { Capsule: red } } }", true),
      ("{ Text: a, whenSelected: { bald: true } }", false),
      ("{ Text: a, sheet: { view: Spacer, detents: [medium, { height: 90 }] } }", true),
      ("{ Text: a, sheet: { view: Spacer, detents: [small] } }", false),
      ("{ Text: a, sheet: { detents: medium } }", false),
      ("{ Text: a, modifiers: [{ paddin: 2 }] }", false), ("{ Text: a, clipped: maybe }", false),
    ])
  func agreesWithDecoder(view: String, isRight: Bool) throws {
    let yaml = "scene: 1\nview: \(view.contains(": ") && !view.hasPrefix("{") ? "{ \(view) }" : view)"
    let text = view == "Divider:" ? "scene: 1\nview: { Divider: }" : yaml
    #expect(schema.accepts(try PlainYAML.value(text)) == isRight)
    #expect(SceneText.errors(text).isEmpty == isRight)
  }
}
