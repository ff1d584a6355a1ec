import Galley
import TestSupport
import Testing
import TextCorpus

/// A list computes the position of every row before drawing it. The rows that are drawn must be at those positions.
@Suite("Long lists whose rows have different heights")
struct LongListTests {
  /// The permitted deviation of a row, in points.
  private static let tolerance = 0.001

  /// Returns a scene with `rows` rows whose names wrap.
  private static func scene(_ container: String, rows: Int, states: String = "") throws -> Scene {
    try Scene(
      yaml: """
        scene: 1
        canvas: { size: 390x844, scale: 2 }
        data:
          people:
            generate:
              rows: \(rows)
              seed: 5
              columns:
                number: counter
                name: { words: { from: 1, to: 12 } }
                place: { words: { from: 1, to: 3 } }
                code: { letters: 3 }
        view:
          ScrollView:
            \(container):
              - ForEach: people
                row:
                  VStack:
                    - { Text: "{name}", font: headline }
                    - HStack: [ { Text: "{place}" }, Spacer, { Text: "{code}-{number}", lineLimit: 1 } ]
                      font: footnote
                      alignment: firstTextBaseline
                  alignment: leading
                  padding: { horizontal: 16, vertical: 7 }
            alignment: leading
            spacing: 3
          id: list
        \(states)
        output: [ { png: "{state}.png" } ]
        """, file: "rows.yaml")
  }

  /// Returns random rows, each with the anchor to which it is scrolled.
  private static func places(_ count: Int, of rows: Int) -> [(row: Int, anchor: String)] {
    var dice = SplitMix64(seed: 2_026)
    return (0..<count).map { _ in (dice.number(0...rows - 1), dice.pick(["top", "center", "bottom"])) }
  }

  @Test("In a scene with 100,000 rows, 1,000 are drawn exactly at their computed positions")
  func rowsOfScene() throws {
    let places = Self.places(1_000, of: 100_000)
    let states = places.enumerated().map { number, place in
      "  - { name: s\(number), scroll: { list: { to: \"row:\(place.row)\", anchor: \(place.anchor) } } }"
    }
    let scene = try Self.scene(
      "LazyVStack", rows: 100_000, states: "states:\n" + states.joined(separator: "\n"))
    let proofs = try SceneRenderer(scene).proofs()
    #expect(proofs.count == places.count)
    let errors = zip(places, proofs).flatMap { Window($1.layout).errors(row: $0.row, anchor: $0.anchor) }
    #expect(errors.isEmpty)
    let heights = Set(proofs.flatMap { Window($0.layout).rows.map(\.frame.height) })
    #expect(heights.count > 3)
  }

  @Test("In a list with 10,000 rows written in Swift, 1,000 are drawn exactly at their computed positions")
  func rowsOfCode() {
    // Rows written in Swift are built to be measured, which takes 0.4 ms each in a debug build; 100,000 rows would take
    // 40 seconds.
    let rows = 10_000
    var dice = SplitMix64(seed: 9)
    let words = (0..<rows).map { _ in GeneratedTexts.sentence(&dice) }
    let stage = Stage(size: Size(width: 390, height: 844)) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 3) {
          ForEach(0..<rows) { row in
            HStack(alignment: .top) {
              Text(verbatim: words[row])
              Spacer()
              Text("\(row)").font(.footnote)
            }
            .padding(.vertical, 5)
          }
        }
      }
      .id("list")
    }
    let anchors: [String: UnitPoint] = ["top": .top, "center": .center, "bottom": .bottom]
    let errors = Self.places(1_000, of: rows).flatMap { row, anchor in
      stage.scrollPositions["list"] = .target(.row(row), anchor: anchors[anchor] ?? .top)
      return Window(stage.layout).errors(row: row, anchor: anchor)
    }
    #expect(errors.isEmpty)
  }

  @Test("The constant part of Swift rows is built only once for all rows that are only measured")
  func reusedTree() {
    let rows = 1_000
    let stage = Stage(size: Size(width: 390, height: 844)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<rows) { row in PlainRow(words: String(repeating: "word ", count: row % 40)) }
        }
      }
      .id("list")
    }
    let height = stage.layout["list"]?.scroll?.contentSize.height
    // One body for each row, and one body of the emblem for each visible row.
    #expect(stage.counters.bodies < rows + 120)
    let eager = Stage(proposal: ProposedViewSize(width: 390, height: nil), environment: EnvironmentValues()) {
      VStack(spacing: 0) {
        ForEach(0..<rows) { row in PlainRow(words: String(repeating: "word ", count: row % 40)) }
      }
    }
    #expect(height == eager.size.height)
    #expect(eager.counters.bodies == 2 * rows)
  }

  @Test("Swift rows that have state are measured individually")
  func rowsWithState() {
    let stage = Stage(size: Size(width: 390, height: 844)) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<300) { StatefulRow(height: Double(10 + $0 % 7)) } }
      }
      .id("list")
    }
    let height = (0..<300).reduce(0.0) { $0 + Double(10 + $1 % 7) }
    #expect(stage.layout["list"]?.scroll?.contentSize.height == height)
  }

  /// A row that has a constant part.
  private struct PlainRow: View {
    let words: String

    var body: some View {
      HStack {
        Emblem()
        Text(verbatim: words)
      }
    }
  }

  private struct Emblem: View {
    var body: some View { Color.red.frame(width: 20, height: 20) }
  }

  /// A row whose height is the initial value of its state.
  private struct StatefulRow: View {
    @State var height: Double

    var body: some View { Color.blue.frame(height: height) }
  }

  /// A window of a list and the rows that are drawn in it.
  private struct Window {
    let scroller: InspectedView?
    let rows: [InspectedView]

    init(_ layout: InspectedView) {
      scroller = layout.first { $0.scroll != nil }
      rows = layout.first { $0.rows != nil }?.children ?? []
    }

    /// Returns the deviations after `row` is scrolled to `anchor`: of the row itself, and of each row relative to the
    /// one before it.
    func errors(row: Int, anchor: String) -> [String] {
      guard let scroller, let scroll = scroller.scroll, let drawn = rows.first(where: { $0.row == row }) else {
        return ["row \(row) is not drawn"]
      }
      let free = scroller.frame.height - drawn.frame.height
      let share: Double = anchor == "top" ? 0 : anchor == "center" ? 0.5 : 1
      // Rows near the ends of the list cannot be scrolled to every anchor.
      let isAtEnd = scroll.offset.y == 0 || scroll.offset.y == scroll.limit.y
      let distance = isAtEnd ? 0 : drawn.frame.minY - scroller.frame.minY - free * share
      let own = abs(distance) > LongListTests.tolerance ? ["row \(row) is off by \(distance)"] : []
      return own
        + zip(rows, rows.dropFirst()).compactMap { row, next in
          let gap = next.frame.minY - row.frame.maxY - 3
          return abs(gap) > LongListTests.tolerance ? "row \(next.row ?? -1) is off by \(gap)" : nil
        }
    }
  }

  @Test("A lazy list of 10,000 rows, most of them not built, is as tall as a stack of the same rows")
  func total() throws {
    let heights = try ["LazyVStack", "VStack"].map { container in
      let proof = try #require(try SceneRenderer(Self.scene(container, rows: 10_000)).proofs().first)
      return try #require(proof.layout.first { $0.scroll != nil }?.scroll?.contentSize.height)
    }
    #expect(heights[0] == heights[1])
    #expect(heights[0] > 400_000)
  }

  @Test("Columns of 2,000 rows are as wide as the widest cell that Pango measures")
  func columns() throws {
    let rows = 2_000
    var dice = SplitMix64(seed: 77)
    let cells = (0..<rows).map { _ in [GeneratedTexts.cell(&dice), GeneratedTexts.cell(&dice)] }
    func quoted(_ cell: String) -> String { "\"\(cell.replacing("\"", with: "\"\""))\"" }
    let csv = "name,code\n" + cells.map { $0.map(quoted).joined(separator: ",") + "\n" }.joined()
    let scene = try Scene(
      yaml: """
        scene: 1
        canvas: { size: 800x300, scale: 2, missingGlyph: box }
        data: { rows: { file: rows.csv } }
        view:
          ScrollView:
            LazyVStack:
              ForEach: rows
              row: { HStack: [ { Text: "{name}", lineLimit: 1, syncWidth: name }, { Text: "{code}", lineLimit: 1, syncWidth: code } ] }
        output: [ { png: out.png } ]
        """, file: "columns.yaml", options: .init(files: .memory(["rows.csv": Array(csv.utf8)])))
    let proof = try #require(try SceneRenderer(scene).proofs().first)
    let found = Dictionary(
      uniqueKeysWithValues: proof.sharedSizes.flatMap(\.columns).map { ($0.key, $0.width) })
    let renderContext = RenderContext()
    for (number, key) in ["name", "code"].enumerated() {
      let widths = cells.map { row in
        Stage(proposal: .unspecified, environment: scene.canvas.environment, renderContext: renderContext) {
          Text(verbatim: row[number]).lineLimit(1)
        }
        .size.width
      }
      #expect(found[key] == widths.max())
    }
  }
}

extension InspectedView {
  /// Returns the first view for which `isWanted` returns true, in drawing order.
  fileprivate func first(where isWanted: (InspectedView) -> Bool) -> InspectedView? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }
}
