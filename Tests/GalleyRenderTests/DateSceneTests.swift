import GalleyGeometry
import GalleyPicture
import GalleyRender
import GalleySceneWords
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews
import Testing

@Suite("Date and time controls in scenes")
struct DateSceneTests {
  private func stage(_ yaml: String) throws -> Stage {
    let scene = try Scene(yaml: "scene: 1\n" + yaml, file: "test.yaml")
    return Stage(scene, on: scene.canvas, renderContext: RenderContext())
  }

  private func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }

  private func shown(_ locale: String, _ rest: String) throws -> [String] {
    try lines(
      stage(
        """
        canvas: { device: phone, locale: \(locale) }
        view: { DatePicker: S, selection: "2024-05-17T22:30", \(rest) }
        """
      ).layout)
  }

  @Test(
    "Dates and times in scenes are formatted for the language",
    arguments: [
      ("ja", "2024年5月17日", "22:30"), ("zh-Hans", "2024年5月17日", "22:30"), ("zh-TW", "2024年5月17日", "下午10:30"),
      ("ko", "2024년 5월 17일", "오후 10:30"), ("ru", "17 мая 2024\u{202F}г.", "22:30"),
      ("he", "17 במאי 2024", "22:30"), ("ar-EG", "١٧ مايو، ٢٠٢٤", "١٠:٣٠\u{A0}م"),
      ("en-CA", "May 17, 2024", "10:30\u{202F}PM"), ("en-AU", "17 May 2024", "10:30\u{202F}pm"),
      ("en-GB", "17 May 2024", "22:30"), ("es", "17 may 2024", "22:30"), ("da", "17. maj 2024", "22.30"),
    ])
  func written(locale: String, day: String, time: String) throws {
    #expect(try shown(locale, "style: compact") == ["S", day, time])
  }

  @Test(
    "Weeks start on the first weekday of the region",
    arguments: [
      ("en", "SUN"), ("en-GB", "MON"), ("en-AU", "MON"), ("en-CA", "SUN"), ("ja", "日"), ("ar-EG", "سبت"),
      ("de", "MO"), ("pt-PT", "DOM."), ("el", "ΔΕΥ"),
    ])
  func weeks(locale: String, first: String) throws {
    let shown = try shown(locale, "style: graphical, displayedComponents: [ date ]")
    #expect(shown.dropFirst().first == first, "\(shown)")
  }

  @Test("Picker wheels use the order and labels of the language")
  func drumOrder() throws {
    let japanese = try shown("ja", "style: wheel, displayedComponents: [ date ]")
    let order = ["2024年", "5月", "17日"].compactMap { japanese.firstIndex(of: $0) }
    #expect(order.count == 3 && order == order.sorted(), "\(japanese)")
    let korean = try shown("ko", "style: wheel, displayedComponents: [ hourAndMinute ]")
    #expect(try #require(korean.firstIndex(of: "오후")) < #require(korean.firstIndex(of: "10")), "\(korean)")
  }

  @Test("The minutes on the wheel of a time picker wrap around")
  func endless() throws {
    let yaml = """
      canvas: { device: phone, locale: de }
      view: { DatePicker: S, selection: "2024-12-31T23:58", style: wheel, displayedComponents: [ hourAndMinute ] }
      """
    let shown = try lines(stage(yaml).layout)
    #expect(Set(["58", "59", "00", "01", "22", "23"]).isSubset(of: Set(shown)), "\(shown)")
  }

  @Test("Dates outside a picker's range cannot be chosen, and a disabled picker ignores taps")
  func limits() throws {
    func scene(_ rest: String) throws -> Stage {
      try stage(
        """
        canvas: { device: phone }
        variables: { when: "2024-05-17T22:30" }
        view: { DatePicker: S, selection: $when, style: graphical, in: { from: 2024-05-10, through: 2024-05-20 }\(rest) }
        """)
    }
    let limited = try scene("")
    #expect(!limited.tap(id: "day-9") && !limited.tap(id: "day-21") && limited.tap(id: "day-20"))
    let disabled = try scene(", disabled: true")
    #expect(!disabled.tap(id: "day-12") && !disabled.tap(id: "month-after"))
  }

  @Test("The popover with the calendar of a date picker fits on a narrow screen")
  func narrow() throws {
    let stage = try stage(
      """
      canvas: { size: 280x600 }
      view: { DatePicker: S, selection: 2024-05-17, displayedComponents: [ date ], open: date }
      """)
    let days = try (12...18).map { try #require(stage.layout["day-\($0)"]).frame }
    #expect(try #require(days.first).minX >= 8 && #require(days.last).maxX <= 272)
  }
}

@Suite("Control parts in scenes")
struct ControlPartTests {
  private func proofs(_ yaml: String) throws -> [InspectedView] {
    try SceneRenderer(Scene(yaml: "scene: 1\n" + yaml, file: "test.yaml")).proofs().map(\.layout)
  }

  private func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }

  @Test("States of a scene can tap the days of a calendar and the edit buttons of a list")
  func taps() throws {
    let days = try proofs(
      """
      canvas: { device: phone }
      variables: { when: 2024-05-17 }
      view:
        VStack:
          - { DatePicker: S, selection: $when, style: graphical, displayedComponents: [ date ] }
          - { Text: "{when}" }
      states: [ { name: day, tap: day-24 }, { name: later, tap: [ month-after, day-3 ] } ]
      """
    ).map { lines($0).last }
    #expect(days == ["2024-05-24T00:00", "2024-06-03T00:00"])
    let rows = try proofs(
      """
      canvas: { device: phone }
      data: { fruit: { rows: [ { name: Fig }, { name: Kiwi } ] } }
      view:
        List: { ForEach: fruit, id: name, row: { Text: "{name}", onDelete: true } }
        id: list
        editMode: active
      states: [ { name: asked, tap: delete-1 }, { name: gone, tap: [ delete-1, delete-row-1 ] } ]
      """)
    #expect(lines(rows[0]).contains("Delete") && lines(rows[1]) == ["Fig"])
  }

  @Test("If the ID of a view is also the name of a control part, the view takes precedence")
  func ownNames() throws {
    let texts = try proofs(
      """
      canvas: { device: phone }
      variables: { when: 2024-05-17, isOn: false }
      view:
        VStack:
          - { DatePicker: S, selection: $when }
          - { Toggle: Watch, isOn: $isOn, id: time }
          - { Text: "{isOn}" }
      states: [ { name: tapped, tap: time } ]
      """)
    #expect(lines(texts[0]).last == "true")
  }
}

@Suite("Tables in scenes")
struct TableSceneTests {
  private static let yaml = """
    canvas: { device: tablet }
    data: { fruit: { rows: [ { name: Fig, price: "30" }, { name: Kiwi, price: "4" }, { name: Plum, price: "5" } ] } }
    view:
      Table:
        ForEach: fruit
        row: { TableRow: [ { Text: "{name}" }, { Text: "{price}" } ] }
      columns: [ { title: Name, sort: name }, { title: Price, sort: price } ]
      id: prices
    """

  private func proofs(_ states: String) throws -> [InspectedView] {
    let yaml = "scene: 1\n" + Self.yaml + "\nstates:\n" + states
    return try SceneRenderer(Scene(yaml: yaml, file: "test.yaml")).proofs().map(\.layout)
  }

  private func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }

  @Test("A tap on a column header of a table sorts the rows, and a second tap reverses them")
  func sorting() throws {
    let texts = try proofs(
      """
        - { name: first }
        - { name: rising, tap: column-1 }
        - { name: falling, tap: [ column-1, column-1 ] }
      """
    ).map { lines($0).filter(["Fig", "Kiwi", "Plum"].contains) }
    #expect(texts == [["Fig", "Kiwi", "Plum"], ["Kiwi", "Plum", "Fig"], ["Fig", "Plum", "Kiwi"]])
  }

  @Test("A scene can scroll a table by its ID")
  func scrolling() throws {
    let layouts = try proofs("  - { name: top }\n  - { name: over, scroll: { prices: { offset: -50 } } }\n")
    func place(_ view: InspectedView) -> Double? {
      view.lines == ["Kiwi"] ? view.frame.minY : view.children.lazy.compactMap(place).first
    }
    #expect(try #require(place(layouts[1])) == #require(place(layouts[0])) + 50)
  }
}

@Suite("Fill shadows in scenes")
struct FillShadowSceneTests {
  @Test("The fill of a shape can have drop and inner shadows")
  func shadows() throws {
    func picture(_ fill: String) throws -> [UInt8] {
      let scene = try Scene(
        yaml: "scene: 1\ncanvas: { size: 60x60 }\nview: { Circle: \(fill), padding: 10 }", file: "test.yaml")
      return try Stage(scene, on: scene.canvas, renderContext: RenderContext()).png()
    }
    let plain = try picture("red")
    #expect(try picture("{ ShadowStyle: red, drop: { radius: 4 } }") != plain)
    #expect(try picture("{ ShadowStyle: red, inner: { radius: 4, y: 2 } }") != plain)
  }
}
