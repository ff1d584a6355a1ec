import GalleyGeometry
import GalleyRender
import GalleyScroll
import GalleyStage
import GalleyText
import GalleyViews
import Testing

@Suite("Texts of long lists")
struct LongListTextTests {
  @Test("Of a list of 4,000 rows hardly a text is set: tables measure them from the first row on")
  func tables() {
    let many = setTexts(rows: 4_000)
    #expect(many < 300, "\(many)")
  }

  @Test("A list of 100 rows makes no tables, which would take longer")
  func few() {
    let context = RenderContext()
    let stage = stage(rows: 100, context)
    #expect(stage.problems.isEmpty)
    #expect(context.engine.statistics.tables.misses == 0)
  }

  @Test("Row 900 lies as deep in a list that makes tables at once as in one that sets its first texts")
  func places() {
    let offsets = [1_020, 1_100].map { rows in
      let place = Place()
      let stage = stage(rows: rows, RenderContext()) { place.offset = $0 }
      stage.scrollPositions["list"] = .target(.id("900"), anchor: .top)
      #expect(stage.problems.isEmpty)
      return place.offset
    }
    #expect(offsets[0] > 9_000)
    #expect(offsets[0] == offsets[1])
  }

  /// Where a list was last seen.
  private final class Place {
    var offset = 0.0
  }

  /// How many texts an engine sets for a list of `rows` rows.
  private func setTexts(rows: Int) -> Int {
    let context = RenderContext()
    let stage = stage(rows: rows, context)
    #expect(stage.problems.isEmpty)
    return context.engine.statistics.layouts.misses
  }

  private func stage(rows: Int, _ context: RenderContext, _ note: @escaping (Double) -> Void = { _ in }) -> Stage {
    Stage(size: Size(width: 200, height: 300), renderContext: context) {
      ScrollView {
        LazyVStack {
          ForEach(0..<rows) { number in
            HStack {
              Text(String(repeating: "wide \(number) ", count: number % 5 + 1)).font(.headline)
              Text("\(number * 7)").font(.footnote)
            }
          }
        }
      }
      .id("list")
      .onScrollGeometryChange(for: Double.self, of: \.contentOffset.y) { _, offset in note(offset) }
    }
  }
}
