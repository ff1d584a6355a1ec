import GalleyJSON
import GalleySceneWords
import GalleyTemplate
import Testing

@Suite("Views whose mapping contains arguments and modifiers")
struct KeyedContentTests {
  private func view(_ text: String) throws -> ViewTemplate {
    try #require(try SceneText.read("scene: 1\nview: \(text)").view.first)
  }

  @Test(
    "The mapping of every shape may contain arguments, its fill and modifiers",
    arguments: ["Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse"])
  func shapes(kind: String) throws {
    let radius = kind == "RoundedRectangle" ? "cornerRadius: 12, " : ""
    let inside = try view("{ \(kind): { \(radius)fill: red, lineWidth: 2, frame: { width: 8 }, opacity: 50% } }")
    let beside = try view("{ \(kind): red, \(radius)lineWidth: 2, frame: { width: 8 }, opacity: 50% }")
    #expect(inside.name == beside.name)
    #expect(inside.content == beside.content)
    #expect(inside.modifiers.map(\.name) == ["frame", "opacity"])
    for key in ["cornerRadius", "lineWidth"] { #expect(inside.arguments[key] == beside.arguments[key]) }
  }

  @Test("Mappings of views without content may contain arguments, in addition to keys next to the name")
  func others() throws {
    #expect(try view("{ Spacer: { minLength: 3 } }").arguments["minLength"] == .number(3))
    #expect(try view("{ Divider: { opacity: 50% } }").modifiers.map(\.name) == ["opacity"])
    #expect(try view("{ RoundedRectangle: { fill: red }, cornerRadius: 3 }").arguments["cornerRadius"] == .number(3))
    #expect(try view("{ Circle: { LinearGradient: [red, blue] } }").content != nil)
  }

  @Test("Errors inside the mapping are the same as for keys next to the view's name")
  func errors() {
    #expect(
      SceneText.errors(view: "RoundedRectangle: { fill: red }") == ["3:3 RoundedRectangle needs 'cornerRadius'"])
    for key in ["radius", "cornerradius", "corner", "cornerRaduis"] {
      #expect(
        SceneText.errors(view: "RoundedRectangle: { fill: red, \(key): 4 }") == [
          "3:34 unknown key '\(key)' in RoundedRectangle (did you mean 'cornerRadius'?)"
        ])
    }
    #expect(
      SceneText.errors(view: "RoundedRectangle: { fill: red, radius: x, width: 3 }").count == 3,
      "the invalid value and the unknown key are reported in the same run")
    #expect(
      SceneText.errors(view: "Circle: { fil: red }") == ["3:13 unknown key 'fil' in Circle (did you mean 'fill'?)"])
    #expect(
      SceneText.errors(view: "Circle: red\nfill: blue") == [
        "4:9 'fill' and 'Circle: …' exclude each other (leave one of them out)"
      ])
    #expect(
      SceneText.errors(view: "LazyVGrid: { columns: 3 }") == [
        "3:16 'columns' is written in place of the content of LazyVGrid "
          + "(write it beside the view's name: { LazyVGrid: …, columns: … })"
      ])
  }

  @Test("The schema accepts mappings that contain arguments and modifiers")
  func schema() throws {
    let schema = try #require(SchemaSubset(JSONSchema.scene.text))
    func scene(_ circle: [String: Any]) -> [String: Any] { ["scene": 1.0, "view": ["Circle": circle]] }
    #expect(schema.accepts(scene(["fill": "red", "opacity": 0.5])))
    #expect(!schema.accepts(scene(["fil": "red"])))
  }
}
