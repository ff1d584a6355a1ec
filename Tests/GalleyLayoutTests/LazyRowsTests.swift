import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Lazy list rows")
struct LazyRowsTests {
  private let rows = LazyRows(segments: [
    LazyRows.Segment(.rigid(1)),
    LazyRows.Segment(count: 0) { _ in .rigid(99) },
    LazyRows.Segment(count: 3, id: { AnyHashable($0) }) { .rigid(10 + Double($0)) },
    LazyRows.Segment(.rigid(20)),
    LazyRows.Segment(count: 2, id: { AnyHashable("b\($0)") }) { .rigid(30 + Double($0)) },
  ])

  @Test("Rows are numbered consecutively across all segments of a list")
  func count() {
    #expect(rows.count == 7)
    #expect((0..<7).map { rows.row(at: $0).size(for: .zero).width } == [1, 10, 11, 12, 20, 30, 31])
  }

  @Test("The collection of a list is its first lazily built segment, even if that is empty")
  func collection() {
    #expect(rows.collection == 1..<1)
    #expect(LazyRows(segments: [.init(.rigid(1)), .init(count: 1) { _ in .rigid(2) }]).collection == 1..<2)
    #expect(LazyRows(segments: [.init(.rigid(1)), .init(.rigid(2))]).collection == 0..<2)
  }

  @Test("A row is found by its ID")
  func identities() {
    #expect(rows.index { $0 == AnyHashable(2) } == 3)
    #expect(rows.index { $0 == AnyHashable("b1") } == 6)
    #expect(rows.index { $0 == AnyHashable("b2") } == nil)
  }

  @Test("Row lengths are measured once for each width")
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

  @Test("Rows of a declared uniform length are never built to be measured")
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

  /// Rows that are equal if their numbers and editions are equal.
  private final class Numbers: RowContent {
    let numbers: [Int]
    let edition: Int

    init(_ numbers: [Int], edition: Int) { (self.numbers, self.edition) = (numbers, edition) }

    var count: Int { numbers.count }
    func id(ofRow index: Int) -> AnyHashable { numbers[index] }
    func isComparable(to earlier: any RowContent) -> Bool { true }
    func isSame(_ index: Int, as other: Int, of earlier: any RowContent) -> Bool {
      (earlier as? Numbers).map { $0.edition == edition && $0.numbers[other] == numbers[index] } ?? false
    }
  }

  private static func rows(_ numbers: some Sequence<Int>, edition: Int = 0) -> LazyRows {
    let content = Numbers(Array(numbers), edition: edition)
    var segment = LazyRows.Segment(
      count: content.count, uniformLength: 10, id: { content.id(ofRow: $0) }, build: { _ in .rigid(10, 10) })
    segment.content = content
    return LazyRows(segments: [segment])
  }

  /// Places a list so that row `top` is at the start of the window.
  private static func show(_ rows: LazyRows, from top: Int) {
    let window = Rect(x: 0, y: Double(top) * 10, width: 100, height: 50)
    let list = LayoutNode(
      LazyStackRule(axis: .vertical, guide: HorizontalAlignment.leading.key, spacing: 0, rows: rows))
    list.place(
      at: .zero, proposal: ProposedViewSize(width: 100, height: nil),
      context: PlacementContext(visible: window, screen: window, safeArea: window))
  }

  @Test("Replacing all rows takes linear time", .timeLimit(.minutes(1)))
  func replaced() {
    let earlier = LazyRowsTests.rows(0..<100_000)
    LazyRowsTests.show(earlier, from: 40_000)
    #expect(earlier.top?.index == 40_000)
    let later = LazyRowsTests.rows(100_000..<200_000)
    later.follow(earlier)
    #expect(later.top == nil)
  }

  @Test("The first visible row stays first when rows change and rows above it are removed")
  func changed() {
    let earlier = LazyRowsTests.rows(0..<100)
    LazyRowsTests.show(earlier, from: 50)
    let later = LazyRowsTests.rows(20..<100, edition: 1)
    later.follow(earlier)
    #expect(later.top?.index == 30)
    #expect(later.top?.start == 500)
  }
}
