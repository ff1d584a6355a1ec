import GalleyGeometry
import GalleyPicture
import GalleyRender
import GalleySceneWords
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews
import Testing

@Suite("Lists, dates, tables and animators in scenes")
struct NewWordSceneTests {
  private func texts(_ yaml: String) throws -> [[String]] {
    try SceneRenderer(Scene(yaml: "scene: 1\n" + yaml, file: "test.yaml")).proofs().map { lines($0.layout) }
  }

  private func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }

  private static let list = """
    data: { fruit: { rows: [ { name: Fig }, { name: Kiwi }, { name: Plum } ] } }
    view:
      List:
        ForEach: fruit
        id: name
        row: { Text: "{name}", onDelete: true, onMove: true }
      id: list
    """

  @Test("A row is deleted by a tap on its swipe button or by a full swipe")
  func deleting() throws {
    let texts = try texts(
      Self.list + """

        states:
          - { name: first }
          - { name: swiped, swipe: Kiwi }
          - { name: gone, swipe: { id: Kiwi, full: true } }
        """)
    #expect(texts[0] == ["Fig", "Kiwi", "Plum"])
    #expect(texts[1].contains("Delete") && texts[1].count == 4)
    #expect(texts[2] == ["Fig", "Plum"])
  }

  @Test("Rows in edit mode have delete buttons and move handles")
  func editing() throws {
    let scene = try Scene(
      yaml: "scene: 1\n" + Self.list.replacing("  id: list", with: "  id: list\n  editMode: active"),
      file: "test.yaml")
    let layout = try SceneRenderer(scene).proofs()[0].layout
    #expect(layout["delete-0"] != nil && layout["move-2"] != nil)
  }

  @Test("A list without a selection shows no selection circles")
  func withoutSelection() throws {
    let list = Self.list.replacing("  id: list", with: "  id: list\n  editMode: active")
    let plain = try SceneRenderer(Scene(yaml: "scene: 1\n" + list, file: "test.yaml")).proofs()[0].layout
    let circle = try #require(plain["delete-1"]).frame
    let selecting = list.replacing("editMode", with: "selection: [ Kiwi ]\n  editMode")
    let marked = try SceneRenderer(Scene(yaml: "scene: 1\n" + selecting, file: "test.yaml")).proofs()[0].layout
    #expect(try #require(marked["delete-1"]).frame.minX > circle.minX)
  }

  @Test(
    "Abbreviated month names match CLDR",
    arguments: [
      ("en", "Jul 3, 2024"), ("en-GB", "3 Jul 2024"), ("de", "3. Juli 2024"), ("fr", "3 juil. 2024"),
      ("nl", "3 jul 2024"),
      ("es", "3 jul 2024"), ("ja", "2024年7月3日"), ("zh-Hant", "2024年7月3日"),
    ])
  func shortMonths(locale: String, day: String) throws {
    let yaml = """
      canvas: { device: phone, locale: \(locale) }
      view: { DatePicker: Start, selection: 2024-07-03, displayedComponents: [ date ] }
      """
    #expect(try texts(yaml)[0] == ["Start", day])
  }

  @Test("Wheels for date and time show complete values and AM or PM")
  func wheels() throws {
    let yaml = """
      canvas: { device: phone }
      view: { DatePicker: S, selection: "2024-05-17T22:30", style: wheel }
      """
    let shown = try texts(yaml)[0]
    #expect(shown.contains("Fri May 17") && shown.contains("10") && shown.contains("PM"))
    #expect(!shown.contains { $0.contains("…") })
  }

  @Test("A date picker formats its date for the language, and `open` shows its calendar")
  func dates() throws {
    func scene(_ locale: String) -> String {
      """
      canvas: { device: phone, locale: \(locale) }
      variables: { when: "2024-05-17T09:05" }
      view: { DatePicker: Start, selection: $when, open: date }
      """
    }
    let english = try texts(scene("en"))[0]
    #expect(english.contains("May 17, 2024") && english.contains("May 2024") && english.contains("SUN"), "\(english)")
    #expect(english.contains("9:05\u{202F}AM") && english.contains("31"))
    let german = try texts(scene("de"))[0]
    #expect(german.contains("17. Mai 2024") && german.contains("09:05") && german.contains("MO"), "\(german)")
  }

  @Test("A tap on a day in a date picker selects it, and the arrows change the month")
  func choosing() throws {
    let scene = try Scene(
      yaml: """
        scene: 1
        canvas: { device: phone }
        variables: { when: 2024-12-31 }
        view:
          VStack:
            - { DatePicker: Start, selection: $when, style: graphical, displayedComponents: [ date ] }
            - Text: "{when}"
        """, file: "test.yaml")
    let stage = Stage(scene, on: scene.canvas, renderContext: RenderContext())
    #expect(lines(stage.layout).contains("December 2024") && lines(stage.layout).last == "2024-12-31")
    #expect(stage.tap(id: "day-24") && lines(stage.layout).last == "2024-12-24T00:00")
    #expect(stage.tap(id: "month-after") && lines(stage.layout).contains("January 2025"))
  }

  @Test("A wide table shows headers and all columns, and a narrow one only the first column")
  func tables() throws {
    func scene(_ device: String) -> String {
      """
      canvas: { device: \(device) }
      data: { fruit: { rows: [ { name: Fig, price: "3" }, { name: Kiwi, price: "4" } ] } }
      view:
        Table:
          ForEach: fruit
          row: { TableRow: [ { Text: "{name}" }, { Text: "{price}" } ] }
        columns: [ Name, { title: Price, width: 80, alignment: trailing } ]
      """
    }
    #expect(try texts(scene("phone"))[0] == ["Fig", "Kiwi"])
    #expect(try texts(scene("tablet"))[0] == ["Name", "Price", "Fig", "3", "Kiwi", "4"])
  }

  @Test("Phase and keyframe animators move a view that is filled with a mesh gradient")
  func animators() throws {
    let scene = try Scene(
      yaml: """
        scene: 1
        canvas: { size: 80x80 }
        view:
          Circle: { MeshGradient: [ red, blue, green, yellow ], width: 2 }
          frame: { width: 20, height: 20 }
          phaseAnimator: { phases: [ {}, { x: 30, animation: { curve: linear, over: 1s } } ] }
          keyframeAnimator: { keyframes: [ { y: 20, over: 2s, curve: linear }, { y: 0, over: 2s } ] }
        """, file: "test.yaml")
    let stage = Stage(scene, on: scene.canvas, renderContext: RenderContext())
    let first = try stage.png()
    stage.advance(by: 0.5)
    let second = try stage.png()
    stage.advance(by: 0.3)
    #expect(try first != second && second != stage.png())
  }
}
