import GalleySceneWords
import GalleyTemplate
import Testing

@Suite("Values in scenes that are well-formed but make no sense")
struct OddValueTests {
  @Test(
    "A date that does not exist is reported at its location",
    arguments: [
      ("selection: 2026-02-30", "2:35 there is no day '2026-02-30'"),
      ("selection: 2026-13-01", "2:35 there is no day '2026-13-01'"),
      ("selection: \"2026-02-03T25:00\"", "2:35 there is no time '25:00'"),
      ("selection: soon", "2:35 expected a date or a date and time such as 2024-05-17T10:30"),
      ("selection: 2026-02-03, today: 2026-02-30", "2:54 there is no day '2026-02-30'"),
      ("selection: 2026-02-03, in: { from: 2026-02-30 }", "2:59 there is no day '2026-02-30'"),
    ])
  func days(arguments: String, error: String) {
    let found = SceneText.errors("scene: 1\nview: { DatePicker: S, \(arguments) }")
    #expect(found.count == 1 && found[0].contains(error), "\(found)")
  }

  @Test("A variable bound to a date control must be a date, also in states")
  func values() {
    let view = "view: { DatePicker: S, selection: $when }"
    #expect(
      SceneText.errors("scene: 1\nvariables: { when: 2026-02-30 }\n\(view)")[0].contains("there is no day '2026-02-30'")
    )
    let states = "states: [ { name: a, set: { when: 2026-02-30 } } ]"
    #expect(
      SceneText.errors("scene: 1\nvariables: { when: 2026-02-03 }\n\(view)\n\(states)")[0].contains(
        "there is no day '2026-02-30'"))
  }

  @Test("Cells bound to a date control must be dates")
  func cells() {
    let found = SceneText.errors(
      """
      scene: 1
      data: { days: { rows: [ { on: 2026-02-03 }, { on: 2026-02-30 } ] } }
      view: { VStack: { ForEach: days, row: { DatePicker: S, selection: "{on}" } } }
      """)
    #expect(found.count == 1 && found[0].contains("row 1 of 'days' has '2026-02-30' in 'on'"), "\(found)")
  }

  @Test(
    "Times, and dates with seconds and time zones, are accepted", arguments: ["09:05", "2026-02-03T09:05:30Z"])
  func times(text: String) {
    #expect(SceneText.errors("scene: 1\nview: { DatePicker: S, selection: \"\(text)\" }") == [])
  }

  @Test(
    "A mesh gradient needs one colour for each point",
    arguments: [
      ("[ red, blue, green ]", "", "there are 3 colours (there must be a multiple of 2, for at least two rows)"),
      ("[ red, blue ]", "", "there are 2 colours"),
      ("[ red, blue, green, red ]", ", points: [ [0, 0], [1, 0], [0, 1] ]", "there are 3 points"),
      (
        "[ red, blue, green, red ]", ", points: [ [0, 0], [1, 0], [0, 1], [1, 1, 1] ]", "there are 3 numbers in a point"
      ),
    ])
  func meshes(colors: String, points: String, error: String) {
    let found = SceneText.errors("scene: 1\nview: { MeshGradient: \(colors), width: 2\(points) }")
    #expect(found.count == 1 && found[0].contains(error), "\(found)")
  }

  private func warnings(_ yaml: String) throws -> [String] {
    try Scene(yaml: "scene: 1\n" + yaml, file: "test.yaml").warnings.map { SceneText.line($0) }
  }

  @Test("A view that has no effect in its position is reported")
  func misplaced() throws {
    let row = try warnings("view: { VStack: [ { TableRow: [ { Text: a } ] } ] }")
    #expect(
      row.count == 1 && row[0].contains("'TableRow' has no effect here: the view is not inside a Table"), "\(row)")
    let button = try warnings("view: { VStack: [ EditButton ] }")
    #expect(button.count == 1 && button[0].contains("is not inside a NavigationStack"), "\(button)")
    #expect(try warnings("view: { NavigationStack: { VStack: [ EditButton ] } }") == [])
    #expect(try warnings("view: { VStack: [ EditButton ], editMode: active }") == [])
  }

  @Test("A language without month names is reported once if the scene shows month names")
  func languages() throws {
    let found = try warnings(
      "canvas: { locale: tlh }\nview: { VStack: [ { DatePicker: A, selection: 2026-02-03 }, { DatePicker: B, selection: 2026-02-03 } ] }"
    )
    #expect(found.count == 1 && found[0].contains("in the language 'tlh', so it shows English ones"), "\(found)")
    #expect(try warnings("canvas: { locale: tlh }\nview: { Text: A }") == [])
    #expect(try warnings("canvas: { locale: yo }\nview: { DatePicker: A, selection: 2026-02-03 }") == [])
    #expect(try warnings("variants: { locale: [ ja, de ] }\nview: { DatePicker: A, selection: 2026-02-03 }") == [])
    let axis = try warnings("variants: { locale: [ ja, tlh ] }\nview: { DatePicker: A, selection: 2026-02-03 }")
    #expect(axis.count == 1, "\(axis)")
  }

  @Test("A language without system labels is reported once if the scene shows system labels")
  func systemWords() throws {
    let found = try warnings(
      "canvas: { locale: yo }\nview: { NavigationStack: { List: [ PasteButton, PasteButton ], searchable: { text: \"\" } } }"
    )
    #expect(found.count == 1 && found[0].contains("has no system labels in the language 'yo'"), "\(found)")
    #expect(try warnings("canvas: { locale: de }\nview: { VStack: [ PasteButton ] }") == [])
  }

  @Test("Sorting a table by an unknown column is an error")
  func sortColumns() {
    let found = SceneText.errors(
      """
      scene: 1
      data: { fruit: { rows: [ { name: Fig } ] } }
      view:
        Table: { ForEach: fruit, row: { TableRow: [ { Text: "{name}" } ] } }
        columns: [ { title: Name, sort: nam } ]
      """)
    #expect(found.count == 1 && found[0].contains("nam"), "\(found)")
  }
}
