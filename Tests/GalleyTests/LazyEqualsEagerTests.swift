import Galley
import TestSupport
import Testing
import TextCorpus

@testable import GalleyTables

/// Lazy lists measure rows by inserting values into one row, whereas stacks build each row. Both must give the same
/// lengths, columns and layout choices.
@Suite("Rows that are measured without being built")
struct LazyEqualsEagerTests {
  private struct Table {
    let files: [String: [UInt8]]

    /// Rows with difficult strings. `b` and `c` are short, and `flag` decides whether a view is shown.
    init(rows: Int, seed: UInt64) {
      var dice = SplitMix64(seed: seed)
      var csv = "a,b,c,flag\n"
      for _ in 0..<rows {
        let cells = [
          GeneratedTexts.sentence(&dice), GeneratedTexts.cell(&dice),
          dice.number(0...20) == 0 ? GeneratedTexts.hostile(&dice) : GeneratedTexts.cell(&dice),
          dice.number(0...3) == 0 ? "true" : "",
        ]
        csv += cells.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",") + "\n"
      }
      files = ["rows.csv": Array(csv.utf8)]
    }
  }

  private static let rows: [String] = [
    """
    HStack:
      - VStack: [ { Text: "{a}" }, { Text: "{b}", font: footnote, lineLimit: 1 } ]
        alignment: leading
      - Spacer
      - { Text: "{c}", lineLimit: 1, padding: 3 }
    alignment: firstTextBaseline
    padding: { horizontal: 12, vertical: 5 }
    """,
    """
    VStack:
      - { Text: "{a}", lineLimit: 2, minimumScaleFactor: 0.7 }
      - { Text: "{b} – {c}", if: flag, font: caption }
      - Divider
      - HStack:
          - { Text: "{b}", syncWidth: b }
          - { Text: "{c}", syncWidth: { key: c, maximum: 70 }, lineLimit: 1 }
          - { Text: "{a}", frame: { maxWidth: infinity, alignment: leading } }
    spacing: 3
    """,
    """
    ViewThatFits:
      - HStack: [ { Text: "{b}", lineLimit: 1 }, Spacer, { Text: "{c}", lineLimit: 1 } ]
      - VStack: [ { Text: "{b}" }, { Text: "{c}", fixedSize: { horizontal: false, vertical: true } } ]
        alignment: trailing
    in: horizontal
    uniform: list
    overlay: { Text: "{a}" }
    """,
    """
    ZStack:
      - { Color: blue, frame: { height: 20 } }
      - HStack:
          - { Text: "{b}", layoutPriority: 1, tracking: 0.4 }
          - { Text: "{a}", baselineOffset: 2, lineSpacing: 3 }
          - { Text: "{c}", aspectRatio: 2 }
        spacing: 4
        alignment: lastTextBaseline
    frame: { minHeight: 30, maxHeight: 90 }
    """,
  ]

  private func proof(_ container: String, _ row: String, _ table: Table, width: Int, rightToLeft: Bool) throws -> Proof
  {
    let scene = try Scene(
      yaml: """
        scene: 1
        canvas: { size: \(width)x400, missingGlyph: box\(rightToLeft ? ", layoutDirection: rightToLeft" : "") }
        data:
          rows: { file: rows.csv }
        view:
          ScrollView:
            \(container):
              - ForEach: rows
                row:
        \(row.split(separator: "\n").map { "          \($0)" }.joined(separator: "\n"))
            alignment: leading
            spacing: 2
            frame: { maxWidth: infinity, alignment: leading }
          id: list
        states: [ { name: end, scroll: { list: { to: bottom } } } ]
        output: [ { png: out.png } ]
        """, file: "test.yaml", options: .init(files: .memory(table.files)))
    return try #require(try SceneRenderer(scene).proofs().first)
  }

  @Test(
    "Lazy and eager stacks have the same layout in every row, for every kind of row",
    arguments: [(0, 300, false), (1, 1100, true), (2, 260, false), (2, 700, false), (3, 300, false)])
  func equal(form: Int, width: Int, rightToLeft: Bool) throws {
    // There are more rows than are laid out before width tables are built.
    let table = Table(rows: 530, seed: UInt64(form) &* 77 &+ UInt64(width))
    let lazy = try proof("LazyVStack", Self.rows[form], table, width: width, rightToLeft: rightToLeft)
    let eager = try proof("VStack", Self.rows[form], table, width: width, rightToLeft: rightToLeft)
    let canvas = Rect(x: 0, y: 0, width: Double(width), height: 400)
    #expect(lazy.layout.scrolled?.contentSize.height == eager.layout.scrolled?.contentSize.height)
    #expect(lazy.layout.texts(in: canvas).count > 3)
    #expect(lazy.layout.texts(in: canvas) == eager.layout.texts(in: canvas))
  }
}

extension InspectedView {
  fileprivate var scrolled: Scroll? { scroll ?? children.lazy.compactMap(\.scrolled).first }

  /// The lines of each Text view that is visible in `canvas`, with its frame.
  fileprivate func texts(in canvas: Rect) -> [String] {
    let own = lines.isEmpty || frame.intersection(canvas) == nil ? [] : ["\(frame) \(lines)"]
    return own + children.flatMap { $0.texts(in: canvas) }
  }
}
