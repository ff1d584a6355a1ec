import Galley
import TestSupport
import Testing
import TextCorpus

/// A list whose size changes reuses the row sizes that it has measured. It must look the same as a list that always had
/// this size.
@Suite("Lists on rotated devices")
struct RotationTests {
  private static let count = 700
  /// The widths that one list has in turn. For some of them, the measured sizes cannot be reused.
  private static let widths = [390.0, 844, 320, 1024, 391, 175, 60, 500]

  private static let files: [String: [UInt8]] = {
    var dice = SplitMix64(seed: 2_048)
    func quoted(_ cell: String) -> String { "\"\(cell.replacing("\"", with: "\"\""))\"" }
    let rows = (0..<count).map { row in
      let name = row % 3 == 0 ? GeneratedTexts.cell(&dice) : GeneratedTexts.sentence(&dice)
      let note = row % 4 == 0 ? GeneratedTexts.sentence(&dice) : GeneratedTexts.cell(&dice)
      return [quoted(name), quoted(note), "\(row * 37)", row % 5 == 0 ? "true" : ""].joined(separator: ",")
    }
    return ["rows.csv": Array(("name,note,number,flag\n" + rows.joined(separator: "\n")).utf8)]
  }()

  private static func scene(_ list: String) throws -> Scene {
    try Scene(
      yaml: """
        scene: 1
        canvas: { size: 390x844, scale: 3, missingGlyph: box }
        data:
          rows: { file: rows.csv }
        view:
        \(list)
          id: list
        """, file: "turned.yaml", options: .init(files: .memory(files)))
  }

  private static let stack = """
      ScrollView:
        LazyVStack:
          ForEach: rows
          row:
            VStack:
              - HStack: [ { Text: "{name}", font: headline }, Spacer, { Text: "{number}", lineLimit: 1 } ]
                alignment: firstTextBaseline
              - { Text: "{note}", font: caption, if: flag, padding: { top: 3 } }
            alignment: leading
            padding: { horizontal: 7, vertical: 4 }
        spacing: 2
    """

  private static let limited = """
      ScrollView:
        LazyVStack:
          ForEach: rows
          row:
            VStack:
              - { Text: "{name}", lineLimit: 2 }
              - HStack: [ { Text: "{note}", font: footnote }, { Text: "{number}" } ]
            alignment: leading
            spacing: 1
            padding: 5
            frame: { maxWidth: infinity, alignment: leading }
    """

  private static let list = """
      List:
        ForEach: rows
        row:
          VStack: [ { Text: "{name}" }, { Text: "{note}", font: subheadline } ]
          alignment: leading
          badge: 12
    """

  @Test("At every width, each row is as tall as on a new stage", arguments: [stack, limited, list])
  func heights(list: String) throws {
    let scene = try Self.scene(list)
    func stage(_ width: Double) -> Stage { Stage(size: Size(width: width, height: 600)) { SceneView(scene) } }
    let turned = stage(Self.widths[0])
    for width in Self.widths {
      turned.resize(to: Size(width: width, height: 600))
      let fresh = stage(width)
      for row in [Self.count / 2, Self.count - 1] {
        turned.scroll("list").scroll(to: .row(row), anchor: .top)
        fresh.scroll("list").scroll(to: .row(row), anchor: .top)
        let (own, new) = (turned.layout["list"]?.scroll, fresh.layout["list"]?.scroll)
        #expect(own?.contentSize == new?.contentSize, "\(width) points wide")
        #expect(own?.offset == new?.offset, "\(width) points wide, row \(row)")
      }
    }
  }
}
