import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Lazy rows")
struct LazyRowsTests {
  private let rows = LazyRows(segments: [
    LazyRows.Segment(.rigid(1)),
    LazyRows.Segment(count: 0) { _ in .rigid(99) },
    LazyRows.Segment(count: 3, id: { AnyHashable($0) }) { .rigid(10 + Double($0)) },
    LazyRows.Segment(.rigid(20)),
    LazyRows.Segment(count: 2, id: { AnyHashable("b\($0)") }) { .rigid(30 + Double($0)) },
  ])

  @Test("rows are counted through all runs")
  func count() {
    #expect(rows.count == 7)
    #expect((0..<7).map { rows.row(at: $0).size(for: .zero).width } == [1, 10, 11, 12, 20, 30, 31])
  }

  @Test("the first collection is the first run that is built when it is seen, even an empty one")
  func collection() {
    #expect(rows.collection == 1..<1)
    #expect(LazyRows(segments: [.init(.rigid(1)), .init(count: 1) { _ in .rigid(2) }]).collection == 1..<2)
    #expect(LazyRows(segments: [.init(.rigid(1)), .init(.rigid(2))]).collection == 0..<2)
  }

  @Test("an identity finds its row")
  func identities() {
    #expect(rows.index { $0 == AnyHashable(2) } == 3)
    #expect(rows.index { $0 == AnyHashable("b1") } == 6)
    #expect(rows.index { $0 == AnyHashable("b2") } == nil)
  }

  @Test("lengths are measured once for a width, and again for another")
  func measuring() {
    var built = 0
    let rows = LazyRows(segments: [
      .init(count: 5) { _ in
        built += 1
        return .rigid(10)
      }
    ])
    for _ in 0..<3 { _ = rows.offsets(along: .vertical, cross: 100, spacing: 0) }
    #expect(built == 5)
    _ = rows.offsets(along: .vertical, cross: 50, spacing: 0)
    #expect(built == 10)
  }

  @Test("rows of one known length are never built to be measured")
  func uniform() {
    let rows = LazyRows(segments: [
      .init(count: 1_000_000, uniformLength: 44) { index in
        Issue.record("row \(index) was built")
        return .rigid(0)
      }
    ])
    #expect(rows.offsets(along: .vertical, cross: 100, spacing: 1).total == 44_999_999)
    #expect(rows.uniformLength == 44)
  }
}
