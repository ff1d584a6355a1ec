import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Lazy grid columns")
struct GridColumnsTests {
  private func track(_ size: GridTrack.Size, spacing: Double? = 10) -> GridTrack {
    GridTrack(size: size, spacing: spacing, alignment: .center)
  }

  @Test("Fixed grid columns get their width first, and the other columns share the rest")
  func shares() {
    let columns = GridColumns(
      [
        track(.flexible(minimum: 10, maximum: 30)), track(.fixed(50)),
        track(.flexible(minimum: 10, maximum: .infinity)),
      ],
      width: 200)
    #expect(columns.columns.map(\.width) == [30, 50, 100])
    #expect(columns.columns.map(\.x) == [0, 40, 100])
    #expect(columns.width == 200)
  }

  @Test(
    "A grid has as many adaptive columns as fit, but at least one",
    arguments: [(109.0, 1), (110, 2), (169, 2), (170, 3), (0, 1)])
  func adaptive(width: Double, count: Int) {
    #expect(GridColumns([track(.adaptive(minimum: 50, maximum: .infinity))], width: width).columns.count == count)
  }

  @Test(
    "A grid of infinite width or with columns of zero width has a limited number of columns",
    arguments: [(Double.infinity, 50.0), (100, 0), (1e300, 1e-300), (.infinity, .nan)])
  func endless(width: Double, minimum: Double) {
    let grid = GridColumns([track(.adaptive(minimum: minimum, maximum: .infinity), spacing: 0)], width: width)
    #expect((1...100).contains(grid.columns.count))
    #expect(!grid.width.isNaN)
  }

  @Test("A grid without columns is empty")
  func none() {
    let rule = LazyGridRule(
      axis: .vertical, tracks: [], guide: HorizontalAlignment.center.key, spacing: nil,
      rows: LazyRows(segments: [LazyRows.Segment(count: 3) { _ in .rigid(5) }]))
    let node = LayoutNode(rule)
    node.place(ProposedViewSize(width: 100, height: 100))
    #expect(node.frame.height == 0)
    #expect(rule.frame(ofRow: 0, of: node) == nil)
  }
}
