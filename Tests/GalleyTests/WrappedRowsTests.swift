import Galley
import TestSupport
import Testing
import TextCorpus

@Suite("Wrapped rows that are measured without being built")
struct WrappedRowsTests {
  private static let count = 900

  private static let files: [String: [UInt8]] = {
    var dice = SplitMix64(seed: 404)
    func quoted(_ cell: String) -> String { "\"\(cell.replacing("\"", with: "\"\""))\"" }
    let rows = (0..<count).map { row in
      let name = row % 50 == 7 ? GeneratedTexts.sentence(&dice) : GeneratedTexts.cell(&dice)
      return [quoted(name), quoted(GeneratedTexts.cell(&dice)), row % 5 == 0 ? "true" : ""].joined(separator: ",")
    }
    return ["rows.csv": Array(("name,note,flag\n" + rows.joined(separator: "\n")).utf8)]
  }()

  private func proof(_ container: String, _ arguments: String) throws -> Proof {
    let scene = try Scene(
      yaml: """
        scene: 1
        canvas: { size: 390x700, scale: 2, missingGlyph: box }
        data:
          rows: { file: rows.csv }
        view:
          ScrollView:
            \(container):
              ForEach: rows
              row:
                VStack:
                  - { Text: "{name}", font: headline }
                  - { Text: "{note}", font: caption, if: flag, padding: { top: 3 } }
                alignment: leading
                padding: { horizontal: 7, vertical: 4 }
                fixedSize: { horizontal: false, vertical: true }
            \(arguments)
            frame: { maxWidth: infinity, alignment: leading }
          id: list
        states: [ { name: middle, scroll: { list: { offset: 4321.5 } } } ]
        output: [ { png: out.png } ]
        """, file: "wrapped.yaml", options: .init(files: .memory(Self.files)))
    return try #require(try SceneRenderer(scene).proofs().first)
  }

  @Test(
    "Each view in a lazy flow has the same frame as in an ordinary flow layout",
    arguments: [
      ["spacing: 5"], ["spacing: 5", "itemAlignment: firstTextBaseline"], ["columns: 3", "itemAlignment: bottom"],
      ["columns: { adaptive: 90 }", "alignment: trailing"],
    ])
  func frames(arguments: [String]) throws {
    let keys = arguments.joined(separator: "\n    ")
    let lazy = try proof("LazyFlowStack", keys)
    let eager = try proof("FlowLayout", keys)
    let canvas = Rect(x: 0, y: 0, width: 390, height: 700)
    #expect(lazy.layout.scroller?.scroll?.contentSize.height == eager.layout.scroller?.scroll?.contentSize.height)
    #expect(lazy.layout.texts(in: canvas).count > 20)
    #expect(lazy.layout.texts(in: canvas) == eager.layout.texts(in: canvas))
  }
}

extension InspectedView {
  fileprivate var scroller: InspectedView? { scroll == nil ? children.lazy.compactMap(\.scroller).first : self }

  /// The lines of each Text view that is visible in `canvas`, with its frame.
  fileprivate func texts(in canvas: Rect) -> [String] {
    // The sums of spacing and widths may differ in their last digit.
    let sides = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { ($0 * 1e6).rounded() / 1e6 }
    let own = lines.isEmpty || frame.intersection(canvas) == nil ? [] : ["\(sides) \(lines)"]
    return own + children.flatMap { $0.texts(in: canvas) }
  }
}
