import GalleySnapshot
import GalleyTemplate
import Testing

@Suite("Variables and controls bound to them in scenes")
struct SceneValueTests {
  private static let head = "scene: 1\nvariables: { isOn: true, volume: 0.25, name: Ada, code: \"007\", path: [] }\n"

  private func texts(_ view: String) throws -> [String] {
    ShownText.texts(try SceneText.read(Self.head + "view: \(view)"))
  }

  private func errors(_ view: String) -> [String] { SceneText.errors(Self.head + "view: \(view)") }

  @Test("Text shows a variable by its name or with a dollar sign, with an optional format")
  func inTexts() throws {
    #expect(try texts("{ Text: \"{name} {$volume:percent} {code}\" }") == ["Ada 25% 007"])
    #expect(try texts("{ Text: a, opacity: \"{volume}\" }") == ["a"])
  }

  @Test("A condition can test a variable", arguments: [("isOn", ["a"]), ("name", ["a"]), ("$isOn", ["a"])])
  func inConditions(name: String, shown: [String]) throws {
    #expect(try texts("{ Text: a, if: \(name) }") == shown)
    #expect(try texts("{ Group: [{ Text: a, unless: \(name) }, { Text: b }] }") == ["b"])
    #expect(try texts("{ Text: a, if: { field: name, equals: Ada } }") == ["a"])
  }

  @Test("Arguments of components and cells of rows take precedence over a variable of the same name")
  func shadows() throws {
    let scene = """
      scene: 1
      variables: { name: value }
      data: { rows: [{ name: cell }] }
      components: { Part: { Text: "{name} {$name}" } }
      view: [{ VStack: { ForEach: rows, row: { Text: "{name} {$name}" } } }, { Part: { name: argument } }]
      """
    #expect(ShownText.texts(try SceneText.read(scene)) == ["cell value", "argument value"])
  }

  @Test(
    "Unknown variables and values of the wrong type are reported at their location, with a suggestion",
    arguments: [
      ("{ Toggle: a, isOn: $isOnn }", "'isOnn' is not a variable of the scene (did you mean 'isOn'?)"),
      ("{ Toggle: a, isOn: $volume }", "expected true or false, found a number in '$volume'"),
      ("{ Slider: { value: $name } }", "expected a number, found text in '$name'"),
      ("{ Toggle: a, isOn: maybe }", "expected true or false, found 'maybe'"),
      ("{ Button: a, action: { set: { nam: b } } }", "'nam' is not a variable of the scene (did you mean 'name'?)"),
      ("{ Button: a, action: { set: { volume: loud } } }", "expected a number, found 'loud'"),
      ("{ Button: a, action: { toggle: $name } }", "expected true or false, found text in '$name'"),
      ("{ Button: a, action: dismis }", "'dismis' is not an action (did you mean 'dismiss'?)"),
      ("{ Text: a, opacity: \"{name}\" }", "expected a number from 0 to 1 or a percentage, found 'Ada'"),
      ("{ Text: \"{nam}\" }", "unknown field 'nam' (did you mean 'name'?)"),
      ("{ Button: a, roll: cancel }", "unknown key 'roll' in Button (did you mean 'role'?)"),
      ("{ Toggle: a }", "Toggle needs 'isOn'"), ("{ Label: a }", "Label needs"),
    ])
  func mistakesAreTold(view: String, words: String) {
    let told = errors(view)
    #expect(told.count == 1 && told.first?.contains(words) == true, "\(told)")
  }

  @Test("A variable has one of four types and an alphanumeric name")
  func kinds() {
    #expect(
      SceneText.errors("scene: 1\nvariables: { a: { b: c }, \"d e\": 1 }\nview: Spacer").map { $0.dropFirst(4) }.count
        == 2)
    #expect(
      SceneText.errors("scene: 1\nvalues: [a]\nview: Spacer") == ["2:9 expected a mapping of variables, found a list"])
  }

  @Test("States and script steps set variables as actions do")
  func states() {
    let scene = Self.head + "view: { Text: a, id: a }\n"
    #expect(SceneText.errors(scene + "states: [{ name: b, set: { isOn: false, path: [a, b] }, tap: a }]") == [])
    #expect(SceneText.errors(scene + "states: [{ name: b, set: { isOf: false } }]").count == 1)
    #expect(SceneText.errors(scene + "states: [{ name: b, tap: c }]").count == 1)
    #expect(SceneText.errors(scene + "script: { steps: [{ set: { variables: { volume: high } } }] }").count == 1)
    #expect(
      SceneText.errors(scene + "script: { steps: [{ set: { variables: { volume: 1 }, locale: de } }] }").count == 1)
  }
}
