import GalleyGeometry
import GalleyJSON
import GalleyViews
import Testing

@testable import GalleyMessages
@testable import GalleySceneWords
@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Script step definitions")
struct StepDefinitionTests {
  @Test("The names of script steps are unique")
  func namesAreUnique() {
    #expect(Set(Grammar.steps.map(\.name)).count == Grammar.steps.count)
  }

  @Test("Exactly the defined script steps have examples")
  func everyStepHasExamples() {
    #expect(Set(StepExample.all.map(\.step)) == Set(Grammar.steps.map(\.name)))
  }

  @Test("Every example of a step is read as that step", arguments: StepExample.all)
  func examplesAreRead(example: StepExample) throws {
    let scene = try #require(example.scene(), "\(example.errors())")
    #expect(scene.script.lines.count == 1)
  }

  @Test("A script is the same after it is sent to another program as JSON", arguments: StepExample.all)
  func scriptsAreSent(example: StepExample) throws {
    var script = try #require(example.scene()).script
    script.lines.removeAll { if case .perform = $0.step { true } else { false } }
    let text = Array(script.json.text.utf8)
    #expect(Script(json: try JSONParser.value(text)) == script)
  }

  @Test("The examples use every key of a step", arguments: Grammar.steps)
  func examplesHaveEveryKey(step: StepDefinition) {
    let written = StepExample.all.filter { $0.step == step.name }.flatMap { $0.keys.map(\.key) }
    #expect(Set(written) == Set(step.shape.shape.keys))
  }

  @Test("Removing a key from an example changes its meaning or is an error", arguments: StepExample.all)
  func everyKeyHasASay(example: StepExample) throws {
    let whole = try #require(example.meaning())
    for key in example.keys.map(\.key) {
      #expect(example.without(key).meaning() != whole, "\(key) has no effect in \(example)")
    }
  }

  @Test("The reference describes each step and all its keys", arguments: Grammar.steps)
  func everyKeyIsDocumented(step: StepDefinition) throws {
    let entry = try #require(SceneReference(.steps).entry(step.name))
    #expect(entry.doc == step.shape.doc && entry.doc.hasSuffix("."))
    #expect(Set(entry.keys.map(\.name)) == Set(step.shape.shape.keys))
    for key in entry.keys { #expect(key.doc.hasSuffix("."), "\(step.name).\(key.name): \(key.doc)") }
  }

  @Test("A value of the wrong kind is not read as a step", arguments: Grammar.steps)
  func otherForms(step: StepDefinition) {
    var reader = StateReader(view: [], isComplete: true, tables: [])
    #expect(step.read(&reader, .modifiers([]), SourcePlace(file: "a.yaml")) == nil)
    #expect(reader.errors.isEmpty)
  }
}

struct StepExample: Sendable, CustomTestStringConvertible {
  let step: String
  /// The keys and values of a mapping, or an empty list for other values.
  let keys: [(key: String, value: String)]
  /// A value other than a mapping.
  private var scalar = "{}"

  init(_ step: String, _ keys: KeyValuePairs<String, String>) {
    (self.step, self.keys) = (step, keys.map { ($0.key, $0.value) })
  }

  init(_ step: String, _ scalar: String) { (self.step, keys, self.scalar) = (step, [], scalar) }

  init(_ step: String, keys: [(key: String, value: String)]) { (self.step, self.keys) = (step, keys) }

  static let all: [StepExample] = [
    StepExample("hold", "1s"), StepExample("settle", "2s"), StepExample("settle", ["atMost": "2s"]),
    StepExample("mark", "here"), StepExample("screenshot", "end"),
    StepExample("drag", ["in": "other", "by": "[3, -4]", "over": "1s", "hold": "1s"]),
    StepExample("drag", ["in": "other", "path": "[{ at: 1s, by: 5 }]"]),
    StepExample("fling", ["in": "other", "velocity": "900pt/s", "axis": "horizontal"]),
    StepExample("overscroll", ["in": "other", "by": "8", "edge": "bottom", "over": "1s", "hold": "1s"]),
    StepExample("swipe", "list"), StepExample("swipe", ["id": "list", "edge": "leading", "full": "true"]),
    StepExample("longPress", "list"), StepExample("longPress", ["id": "list", "for": "1s"]),
    StepExample(
      "scrollTo", ["in": "other", "to": "\"row:1\"", "anchor": "center", "clamp": "false", "animation": "smooth"]),
    StepExample("scrollTo", ["id": "b"]), StepExample("scrollTo", ["first": "{ value: b }"]),
    StepExample("scrollTo", ["offset": "4"]),
    StepExample("scrollUntilVisible", ["in": "other", "to": "\"row:1\"", "animation": "smooth"]),
    StepExample("scrollUntilVisible", ["id": "b"]), StepExample("scrollUntilVisible", ["first": "{ value: b }"]),
    StepExample("tap", "list"), StepExample("tap", ["id": "list"]), StepExample("tap", ["at": "[1, 2]"]),
    StepExample(
      "set",
      [
        "dynamicTypeSize": "xLarge", "colorScheme": "dark", "layoutDirection": "rightToLeft", "locale": "de",
        "keyboard": "100",
      ]),
    StepExample("set", ["variables": "{ isOn: true }", "animation": "smooth"]),
    StepExample("select", ["in": "other", "id": "[d]", "animation": "smooth"]),
    StepExample("insert", ["table": "more", "rows": "[{ value: x }]", "at": "1", "animation": "smooth"]),
    StepExample("insert", ["table": "more", "rows": "[{ value: x }]", "before": "e"]),
    StepExample("delete", ["table": "more", "row": "1", "animation": "smooth"]),
    StepExample("delete", ["table": "more", "id": "e"]),
    StepExample("move", ["table": "more", "row": "1", "to": "0", "animation": "smooth"]),
    StepExample("move", ["table": "more", "id": "e", "before": "d"]), StepExample("show", "list"),
    StepExample("show", ["id": "list", "animation": "smooth"]), StepExample("hide", "list"),
    StepExample("hide", ["id": "list", "animation": "smooth"]), StepExample("rotate", "landscape"),
  ]

  func without(_ key: String) -> StepExample { StepExample(step, keys: keys.filter { $0.key != key }) }

  var yaml: String {
    let value = keys.isEmpty ? scalar : "{ \(keys.map { "\($0.key): \($0.value)" }.joined(separator: ", ")) }"
    return """
      scene: 1
      data: { rows: [a, b, c], more: [d, e, f] }
      variables: { isOn: false }
      view:
        - List: [{ ForEach: rows, id: value, row: { Text: "{value}" } }]
          id: list
        - List: [{ ForEach: more, id: value, row: { Text: "{value}" } }]
          id: other
      script: { steps: [{ \(step): \(value) }] }
      """
  }

  /// Returns a scene with the step, or `nil` if it has errors.
  func scene() -> Scene? { try? SceneText.read(yaml) }

  func errors() -> [String] { SceneText.errors(yaml) }

  /// Returns a description of the effect of the step, or `nil` if the scene has errors. Only steps with the same effect
  /// have the same description.
  func meaning() -> String? {
    guard let scene = scene(), let step = scene.script.lines.first?.step else { return nil }
    guard case .perform(let action, let animation) = step else { return "\(step)" }
    var values = EnvironmentValues()
    guard (try? action.perform(&values)) != nil else { return nil }
    let edits = values.sceneEdits
    let cells = edits.applied(to: scene.tables).map { table in (0..<table.rowCount).map { table.columns[0][$0] } }
    let selections = ["list", "other"].map { edits.selection(in: $0)?.sorted() }
    let value = edits.value(0)?.text ?? ""
    return
      "\(cells) \(selections) \(value) \(String(describing: edits.isShown("list"))) \(String(describing: animation))"
  }

  var testDescription: String { "\(step) \(keys.map(\.key))" }
}

extension StepDefinition: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension ValueShape {
  /// The keys of the mapping, if the value can be a mapping.
  fileprivate var keys: [String] {
    switch self {
    case .record(let shape): shape.fields.map(\.key)
    case .oneOf(let shapes): shapes.flatMap(\.keys)
    default: []
    }
  }
}
