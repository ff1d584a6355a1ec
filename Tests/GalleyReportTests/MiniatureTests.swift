import Galley
import GalleyStage
import PictureTestSupport
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("Overviews of long content, and shared annotations")
struct MiniatureTests {
  private static func scene(rows: Int, uniform: Bool = true, words: String = "row {n}") throws -> Scene {
    let offset = rows < 60 ? 0 : 600
    return try scene(rows: rows, uniform: uniform, words: words, offset: offset)
  }

  private static func scene(rows: Int, uniform: Bool, words: String, offset: Int) throws -> Scene {
    try Scene(
      yaml: """
        scene: 1
        canvas: { size: 200x300, scale: 1 }
        data: { rows: { generate: { rows: \(rows), columns: { n: counter } } } }
        view:
          ScrollView:
            LazyVStack:
              ForEach: rows
              id: n
              row:
                ViewThatFits: [ { Text: "\(words) and very much more than there is room for", lineLimit: 1 }, { Text: "\(words)" } ]
                in: horizontal
                \(uniform ? "uniform: list" : "padding: 0")
                frame: { height: 30 }
            spacing: 0
          id: list
          safeAreaInset: { edge: top, spacing: 0, view: { Text: Bar, frame: { maxWidth: infinity, height: 30 }, background: systemGray6 } }
        states: [ { name: middle, scroll: { list: { offset: \(offset) } } } ]
        """, file: "mini.yaml")
  }

  private static func words(_ drawing: SceneDrawing, rows: Int, uniform: Bool = true) throws -> [String] {
    let proofs = try SceneRenderer(scene(rows: rows, uniform: uniform), drawing: drawing).proofs()
    return try #require(proofs.first).picture.items.words
  }

  @Test("The overview of short content shows every row")
  func allRows() throws {
    let words = Set(try Self.words(.map, rows: 60))
    for number in 1...60 { #expect(words.contains("row \(number)"), "row \(number)") }
  }

  @Test("The overview of long content shows rows near the window, so its cost stays constant")
  func nearRows() throws {
    let words = try Self.words(.map, rows: 5_000)
    // The window shows rows 21 to 30 below the bar, and the overview a few more on both sides.
    for number in 17...34 { #expect(words.contains("row \(number)"), "row \(number)") }
    #expect(!words.contains("row 200"))
    #expect(words.count < 200)
  }

  @Test("The tiles of an overview leave no gaps and cover the enlarged part")
  func tiles() throws {
    for rows in [3, 12, 60, 5_000] {
      let scene = try Self.scene(rows: rows)
      let proof = try #require(try SceneRenderer(scene).proofs().first)
      let tiles = try ContentTiles(around: proof, of: scene, RenderContext()).tiles
      #expect(!tiles.isEmpty && tiles.count <= ContentTiles.limit + 1)
      let parts = tiles.map(\.part).sorted { $0.lowerBound < $1.lowerBound }
      var end = parts[0].upperBound
      for part in parts.dropFirst() {
        #expect(part.lowerBound <= end + 0.001, "\(rows) rows")
        end = max(end, part.upperBound)
      }
      let window = try #require(ContentTiles.scroller(in: proof.layout)?.scroll)
      #expect(parts[0].lowerBound <= max(window.offset.y, 0) + 0.001)
      #expect(end >= min(window.offset.y + window.viewport.height, window.contentSize.height) - 0.001)
    }
  }

  @Test("A layout choice shared by all rows is annotated once, and separate choices are annotated per row")
  func fits() throws {
    let once = try Self.words(.annotated([.fits]), rows: 60).filter {
      $0.hasPrefix("all are ") || $0.hasPrefix("all show")
    }
    #expect(once.count == 1, "\(once)")
    #expect(once.first?.contains("needs ") == true)
    let each = try Self.words(.annotated([.fits]), rows: 60, uniform: false).filter { $0.hasPrefix("shows ") }
    #expect(each.count > 5)
  }
}
