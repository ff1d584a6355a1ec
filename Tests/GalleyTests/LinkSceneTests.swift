import Galley
import Testing

@testable import GalleyTables

@Suite("Headers, scroll links and sheets in scenes")
struct LinkSceneTests {
  private func scene(_ view: String, rest: String = "") throws -> Scene {
    try Scene(
      yaml: """
        scene: 1
        data:
          sections:
            - { id: a, title: Alpha, done: true }
            - { id: b, title: Beta, done: true }
            - { id: c, title: Gamma, done: false }
            - { id: d, title: Delta, done: false }
        view:
        \(view)
        \(rest)
        """, file: "scene.yaml")
  }

  private func stage(_ scene: Scene) -> Stage {
    Stage(size: Size(width: 200, height: 300), scale: 1) { SceneView(scene) }
  }

  /// Returns the kinds of errors in a scene with `view`.
  private func errors(_ view: String, rest: String = "") -> [SceneError.Kind] {
    do throws(SceneErrors) { _ = try Scene(yaml: text(view, rest), file: "scene.yaml") } catch {
      return error.errors.map(\.kind)
    }
    return []
  }

  private func text(_ view: String, _ rest: String) -> String {
    """
    scene: 1
    data: { sections: [{ id: a, done: true }, { id: b, done: true }] }
    view:
    \(view)
    \(rest)
    """
  }

  private static let list = """
      ScrollView:
        LazyVStack:
          ForEach: sections
          id: id
          row: { Text: "{title}", frame: { height: 200 } }
        spacing: 0
      id: list
    """

  @Test(
    "A scene sets the rule for the height of its header",
    arguments: [
      ("resting: 100, minimum: 40", [100.0, 70, 40, 150]),
      ("resting: 100, minimum: 40, maximum: 120", [100, 70, 40, 120]),
      ("resting: 100, minimum: 40, rule: thresholds, collapsing: 40, stretching: 60", [100, 100, 40, 100]),
      ("resting: 100, rule: fixed", [100, 100, 100, 100]),
      ("points: [{ at: -50, height: 120 }, { at: 0, height: 100 }, { at: 60, height: 10 }]", [100, 55, 10, 120]),
    ])
  func headers(rule: String, heights: [Double]) throws {
    let stage = stage(
      try scene(Self.list + "\n  scrollHeader: { name: top, view: { Color: red, id: bar }, \(rule) }"))
    for (offset, height) in zip([0.0, 30, 300, -50], heights) {
      stage.scroll("list").offset = offset
      #expect(stage.headers.map(\.height) == [height], "at \(offset)")
      #expect(stage.layout["bar"]?.frame.height == height)
    }
  }

  @Test("Scroll progress can change numbers, sizes and colours of any view")
  func progress() throws {
    let stage = stage(
      try scene(
        """
          VStack:
            - Text: "-"
              scrollProgress: { of: list, from: 0, to: 200, number: { from: 10, to: 20, decimals: 1, after: " %" } }
            - Color: red
              scrollProgress: { of: list, from: 100, to: 200, height: [10, 30] }
              id: bar
        """ + "\n    - " + Self.list.split(separator: "\n").joined(separator: "\n    ").dropFirst(2)))
    stage.scroll("list").offset = 150
    #expect(shows("17.5 %", stage))
    #expect(stage.layout["bar"]?.frame.height == 20)
    stage.scroll("list").offset = 0
    #expect(shows("10.0 %", stage))
    #expect(stage.layout["bar"]?.frame.height == 10)
  }

  private func shows(_ words: String, _ stage: Stage) -> Bool {
    func isIn(_ view: InspectedView) -> Bool { view.lines == [words] || view.children.contains(where: isIn) }
    return isIn(stage.layout)
  }

  @Test("Linked labels follow the list, show the selected section, and scroll the list when tapped")
  func links() throws {
    let labels = [
      "- ScrollView:", "    HStack:", "      ForEach: sections", "      id: id", "      row:",
      "        Text: \"{id}\"", "        frame: { width: 150, height: 40 }",
      "        whenSelected: { frame: { width: 150, height: 60 } }", "    spacing: 0", "  axis: horizontal",
      "  id: labels", "  scrollLink: list",
    ]
    let list = Self.list.split(separator: "\n").map { String($0.dropFirst(2)) }
    let views = labels + ["- " + list[0]] + list.dropFirst().map { "  " + $0 }
    let view = (["  VStack:"] + views.map { "    " + $0 } + ["  spacing: 0"]).joined(separator: "\n")
    let stage = stage(try scene(view))
    func tall() -> [String] {
      func all(_ view: InspectedView) -> [InspectedView] { [view] + view.children.flatMap(all) }
      return all(stage.layout).filter { $0.kind == "frame" && $0.frame.height == 60 }.compactMap {
        all($0).first { !$0.lines.isEmpty }?.lines.first
      }
    }
    #expect(tall() == ["a"])
    stage.scrollPositions["list"] = .target(.id("c"), anchor: .top)
    #expect(stage.scroll("labels").selection == "c")
    #expect(tall() == ["c"])
    #expect(stage.scroll("labels").facts?.offset.x == 275)
    #expect(stage.tap(id: "b"))
    stage.settle()
    #expect(stage.scroll("list").offset == 200)
    #expect(tall() == ["b"])
  }

  @Test("A script step can scroll to the first row that meets a condition")
  func first() throws {
    let script = """
      script:
        steps:
          - scrollTo: { first: { done: "false" } }
          - scrollUntilVisible: { first: { not: { id: [a, b, c] } } }
      """
    let steps = try scene(Self.list, rest: script).script.lines.map(\.step)
    #expect(
      steps == [
        .scrollTo(in: "list", .target(.row(2), anchor: .top), animation: .scroll),
        .reveal(in: "list", .row(3), animation: .scroll),
      ])
  }

  @Test("A sheet opens at the detent that is selected, and a list in it scrolls independently")
  func sheets() throws {
    let view =
      Self.list + """

          sheet:
            name: stops
            view: { ScrollView: { Color: blue, frame: { height: 900 } }, id: inner }
            detents: [ { height: 80 }, { fraction: 50% }, large ]
            selection: { fraction: 50% }
        """
    let stage = stage(try scene(view))
    #expect(stage.layout["inner"]?.frame == Rect(x: 0, y: 155, width: 200, height: 145))
    stage.scrollPositions["stops"] = .target(.id("large"), anchor: .top)
    #expect(stage.layout["inner"]?.frame.minY == 10)
    stage.scrollPositions["stops"] = .target(.id("80"), anchor: .top)
    #expect(stage.layout["inner"]?.frame.minY == 220)
    stage.scrollPositions["stops"] = .target(.id("hidden"), anchor: .top)
    #expect(stage.layout["inner"] == nil)
  }

  @Test("Rows, detents and links that do not exist are reported")
  func errors() {
    let list = Self.list.replacing("{title}", with: "{id}")
    let first = "script: { steps: [ { scrollTo: { first: { done: maybe } } } ] }"
    #expect(errors(list, rest: first) == [.moment(.noSuchRow(table: "sections"))])
    let step = "script: { steps: [ { scrollTo: { in: sheet, to: huge } } ] }"
    #expect(
      errors(list + "\n  sheet: { view: Spacer, detents: [medium, large] }", rest: step) == [
        .value(.unknownWord("huge", noun: "a detent", known: ["medium", "large", "hidden"], suggestion: nil))
      ])
    #expect(
      errors(list + "\n  scrollHeader: { view: Spacer, resting: 10, minimum: 20 }") == [
        .key(.falling("resting", 10, below: "minimum", 20))
      ])
    #expect(errors(list + "\n  whenSelected: { opacty: 1 }").count == 1)
  }
}
