import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyTemplate
import GalleyViews
import Testing

@Suite("Lists and sections in scenes")
struct ListSceneTests {
  private let data = """
    scene: 1
    data:
      countries: [{ code: DE, name: Germany }, { code: FR, name: France }]
      cities: [{ c: FR, city: Paris }, { c: DE, city: Berlin }, { c: FR, city: Lyon }, { c: DE, city: Bremen }]

    """

  private func layout(_ view: String, at position: ScrollDestination? = nil) throws -> InspectedView {
    let indented = view.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    let scene = try SceneText.read(data + "view:\n" + indented)
    return ShownText.layout(scene, scroll: position.map { ["list": $0] } ?? [:])
  }

  private func texts(in view: InspectedView) -> [String] { view.lines + view.children.flatMap(texts) }

  private func all(_ kind: String, in view: InspectedView) -> [InspectedView] {
    (view.kind == kind ? [view] : []) + view.children.flatMap { all(kind, in: $0) }
  }

  @Test("A List has sections with rows of joined data and headers in capitals")
  func sections() throws {
    let view = try layout(
      """
      List:
        ForEach: countries
        row:
          Section: { ForEach: cities, where: { c: code }, id: city, row: { Text: "{city}" } }
          header: { Text: "{name}" }
          footer: { Text: "end of {code}" }
      id: list
      """)
    #expect(
      texts(in: view) == [
        "GERMANY", "Berlin", "Bremen", "end of DE", "FRANCE", "Paris", "Lyon", "end of FR",
      ])
    #expect(ShownText.first("List", in: view)?.id == "list")
    #expect(view["Bremen"]?.frame.width == 400)
  }

  @Test("States scroll to rows inside sections, which come to rest below the pinned header")
  func scrolling() throws {
    let list = """
      List:
        ForEach: countries
        id: code
        row:
          Section:
            ForEach: cities
            where: { c: code }
            id: city
            row: { Text: "{city}", frame: { height: 180 } }
          header: { Text: "{name}", frame: { height: 40 } }
      listStyle: plain
      id: list
      """
    // Rows are 202 pt and headers 52 pt high, so the second section starts at 456 pt.
    let row = try layout(list, at: .target(.id("Lyon"), anchor: .top, isClamped: false))
    #expect(ShownText.first("List", in: row)?.scroll?.offset.y == 658)
    #expect(row["Lyon"]?.frame.minY == 52)
    let pushed = try layout(list, at: .offset(Point(x: 0, y: 410)))
    #expect(all("ListHeader", in: pushed).map(\.frame.minY).sorted() == [-6, 46])
  }

  @Test("Section headers of lazy stacks and grids can be pinned", arguments: ["LazyVStack", "LazyVGrid"])
  func pinned(container: String) throws {
    let columns = container == "LazyVGrid" ? "\n  columns: 1" : ""
    let view = try layout(
      """
      ScrollView:
        \(container):
          - Section: { ForEach: cities, row: { Text: "{city}", frame: { height: 200 } } }
            header: { Text: head, frame: { height: 30 }, id: head }
        spacing: 0
        pinnedViews: sectionHeaders\(columns)
      id: list
      """, at: .offset(Point(x: 0, y: 777)))
    #expect(view["head"]?.frame.minY == 0)
  }

  @Test("Row modifiers set the insets, badges and separators of rows")
  func modifiers() throws {
    let view = try layout(
      """
      List:
        - { Text: one, listRowInsets: 0, badge: "7", listRowSeparator: { visibility: hidden, edge: bottom } }
        - { Text: two, listRowInsets: { leading: 50 } }
        - Text: three
      defaultMinListRowHeight: 10
      """)
    let left = all("Text", in: view).map { "\($0.lines.first ?? "") \($0.frame.minX)" }
    #expect(left == ["one 20.0", "7 372.0", "two 70.0", "three 40.0"])
    #expect(all("ListRow", in: view).map(\.frame.height) == [16, 16, 38])
    #expect(all("Separator", in: view).map(\.frame.minX) == [70])
  }

  @Test("Selected rows are drawn with a selection background")
  func selection() throws {
    func grounds(_ selection: String) throws -> Int {
      let list = "List: { ForEach: cities, id: city, row: { Text: \"{city}\" } }\nlistStyle: plain\n"
      return all("ground", in: try layout(list + "selection: \(selection)")).count
    }
    #expect(try grounds("[]") == 0)
    #expect(try grounds("Paris") == 1)
    #expect(try grounds("[Paris, Lyon, Rome]") == 2)
  }

  @Test(
    "Views in a flow layout are arranged in as many lines as they need", arguments: ["FlowLayout", "LazyFlowStack"])
  func flow(container: String) throws {
    func frames(_ rest: String) throws -> [String] {
      let flow = "\(container): { ForEach: cities, row: { Text: \"{city} 123456789\" } }\nspacing: 10\n"
      let view = try layout(flow + "frame: { maxWidth: infinity, alignment: leading }\n" + rest)
      return all("Text", in: view).map { "\($0.frame.minX),\($0.frame.minY)" }
    }
    // The labels are 120, 128, 112 and 128 pt wide, so that three fit in 400 pt.
    #expect(try frames("lineSpacing: 4").map { $0.split(separator: ",")[0] } == ["0.0", "130.0", "268.0", "0.0"])
    #expect(try frames("columns: 2").map { $0.split(separator: ",")[0] } == ["0.0", "205.0", "0.0", "205.0"])
    #expect(try frames("columns: { adaptive: 190 }") == frames("columns: 2"))
  }

  @Test(
    "Errors in lists have a location and a suggestion",
    arguments: [
      ("List: Spacer\nlistStyle: pain", "4:14 'pain' is not a list style", "did you mean 'plain'?"),
      (
        "LazyVStack: Spacer\npinnedViews: [headers]", "4:17 'headers' is not a kind of view",
        "known: sectionHeaders, sectionFooters"
      ),
      ("Section:", "3:3 Section needs a view or a list of views", nil),
      ("Section: Spacer\nheadr: { Text: a }", "4:3 unknown key 'headr' in Section", "did you mean 'header'?"),
      ("LazyHGrid: Spacer", "3:3 LazyHGrid needs 'rows'", nil),
      ("Text: a\nlistRowSeparator: { edge: top }", "4:21 a line needs 'visibility'", nil),
    ] as [(String, String, String?)])
  func errors(row: (view: String, message: String, help: String?)) {
    let expected = row.message + (row.help.map { " (\($0))" } ?? "")
    #expect(SceneText.errors(view: row.view) == [expected])
  }
}
