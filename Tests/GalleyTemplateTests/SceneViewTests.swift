import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyTemplate
import GalleyViews
import Testing

@Suite("Views in scenes")
struct SceneViewTests {
  private let data = """
    scene: 1
    data:
      countries: [{ code: DE, name: Germany, big: true }, { code: FR, name: France, big: false }]
      cities:
        rows: [{ c: FR, city: Paris }, { c: DE, city: Berlin }, { c: FR, city: Lyon }]
        sort: city

    """

  private func texts(_ rest: String) throws -> [String] { ShownText.texts(try SceneText.read(data + rest)) }

  @Test("A ForEach shows one view per row, and a nested ForEach the rows joined to it")
  func nestedRows() throws {
    let view = """
      view:
        VStack:
          ForEach: countries
          row:
            - Text: "{number}. {name}"
            - { ForEach: cities, where: { c: code }, row: { Text: "{index} {city} in {countries.name}" } }
      """
    #expect(
      try texts(view) == [
        "1. Germany", "0 Berlin in Germany", "2. France", "0 Lyon in France", "1 Paris in France",
      ])
  }

  @Test("A condition can test whether a field is set, or compare it")
  func conditions() throws {
    let view = """
      view:
        VStack:
          ForEach: countries
          row:
            - { Text: "big {code}", if: big }
            - { Text: "small {code}", unless: big }
            - { Text: "is {code}", if: { field: code, equals: FR } }
            - { Text: "is not {code}", unless: { field: code, equals: FR } }
      """
    #expect(try texts(view) == ["big DE", "is not DE", "small FR", "is FR"])
  }

  @Test("A component has arguments, can use the row around it and may contain other components")
  func parts() throws {
    let view = """
      components:
        Badge: { Text: "<{label}>" }
        Line: { HStack: [{ Badge: { label: "{who}/{code}" } }, { Text: "{name}" }] }
      view:
        VStack: { ForEach: countries, row: { Line: { who: "{{x}}" }, padding: 4 } }
      """
    #expect(try texts(view) == ["<{x}/DE>", "Germany", "<{x}/FR>", "France"])
  }

  @Test("Modifiers are applied in the order in which they are written")
  func modifierOrder() throws {
    let view = """
      view:
        VStack:
          - { Text: ab, padding: 10, frame: { width: 100 } }
          - { Text: ab, frame: { width: 100 }, padding: 10 }
          - { Text: ab, modifiers: [{ padding: 1 }, { padding: { leading: 2, all: 3 } }] }
      """
    let layout = ShownText.layout(try SceneText.read(data + view))
    let stack = try #require(ShownText.first("VStack", in: layout))
    #expect(stack.children.map(\.frame.size.width) == [100, 120, 23])
    #expect(stack.children.map(\.frame.size.height) == [36, 36, 24])
  }

  @Test("A number may be taken from a field of each row")
  func dynamicNumbers() throws {
    let scene = try SceneText.read(
      """
      scene: 1
      data: { bars: [{ w: 10, o: 40% }, { w: 20.5, o: 1 }] }
      view:
        VStack: { ForEach: bars, row: { Color: blue, opacity: "{o}", frame: { width: "{w}", height: 5 } } }
      """)
    let stack = try #require(ShownText.first("VStack", in: ShownText.layout(scene)))
    #expect(stack.children.map(\.frame.size.width) == [10, 20.5])
  }

  @Test(
    "A grid accepts a number of columns, adaptive columns or a list of columns",
    arguments: [
      ("4", [100.0, 100, 100, 100]), ("{ adaptive: 120 }", [133, 133, 133]), ("[50, { maximum: 100 }]", [50, 100]),
    ])
  func grids(columns: String, widths: [Double]) throws {
    let scene = try SceneText.read(
      """
      scene: 1
      data: { t: [a, b, c, d] }
      view: { LazyVGrid: { ForEach: t, row: { Color: blue, frame: { height: 5 } } }, columns: \(columns), columnSpacing: 0 }
      """)
    let grid = try #require(ShownText.first("LazyVGrid", in: ShownText.layout(scene)))
    #expect(grid.children.prefix(widths.count).map { $0.frame.width.rounded(.down) } == widths)
  }

  @Test("If an image is named by data, its file must exist for every row")
  func missingImages() {
    let yaml = """
      scene: 1
      data: { t: [{ n: a }, { n: b }, { n: a }] }
      view: { VStack: { ForEach: t, row: { Image: "{n}.png" } } }
      """
    #expect(
      SceneText.errors(yaml, files: ["b.png": ""]) == [
        "3:45 there is no file 'a.png' (did you mean 'b.png'?)"
      ])
  }

  @Test("An empty table is valid and shows no rows")
  func emptyTable() throws {
    let scene = try SceneText.read("scene: 1\ndata: { t: [] }\nview: { VStack: { ForEach: t, row: Divider } }")
    #expect(ShownText.texts(scene).isEmpty)
  }

  @Test("A lazy list of 100,000 rows builds only the visible rows, wherever it is scrolled")
  func lazyRows() throws {
    let csv = "n\n" + (0..<100_000).map { "\($0)\n" }.joined()
    let scene = try SceneText.read(
      """
      scene: 1
      data: { t: { file: t.csv } }
      view:
        ScrollView: { LazyVStack: { ForEach: t, row: { Text: "{n}", frame: { height: 30 } } }, spacing: 0 }
        id: list
      """, files: ["t.csv": csv])
    let target = ScrollDestination.target(.row(70_000), anchor: .top)
    let texts = ShownText.texts(scene, scroll: ["list": target])
    #expect(texts.contains("70000"))
    #expect(texts.count < 40)
  }

  @Test("Each view keeps its location in the scene and the row number of its data")
  func origins() throws {
    let view = "view:\n  VStack: { ForEach: countries, row: { Text: \"{name}\" } }"
    let layout = ShownText.layout(try SceneText.read(data + view))
    let stack = try #require(ShownText.first("VStack", in: layout))
    #expect(stack.children.map(\.row) == [0, 1])
    #expect(stack.children[0].origin?.line == 8)
    #expect(stack.origin?.line == 8)
  }
}
