import GalleyGeometry
import GalleyScroll
import GalleyStage
import GalleyText
import GalleyViews
import Testing

@Suite("Measuring text in long lists")
struct LongListTextTests {
  @Test("In a list of 4,000 rows, most text is measured with width tables")
  func tables() {
    let many = setTexts(rows: 4_000)
    #expect(many < 300, "\(many)")
  }

  @Test("For a list of 100 rows, no width tables are built")
  func few() {
    let context = RenderContext()
    let stage = stage(rows: 100, context)
    #expect(stage.problems.isEmpty)
    #expect(context.engine.statistics.tables.misses == 0)
  }

  @Test("Row 900 has the same offset whether width tables are built early or late")
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

  private final class Place {
    var offset = 0.0
  }

  /// Returns the number of text layouts for a list of `rows` rows.
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
