import Dispatch
import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Measuring rows on several threads")
struct RowThreadsTests {
  private static func height(_ index: Int, in width: Double?) -> Double {
    Double(10 + index * 37 % 120) + (width ?? 0) / 8
  }

  private struct RowRule: LeafRule, UnguidedRule, MeasuredRule, ConfinedRule, Equatable {
    let index: Int

    var traits: LayoutTraits { .plain }

    func size(for proposal: ProposedViewSize) -> Size {
      Size(width: 10, height: RowThreadsTests.height(index, in: proposal.width))
    }
  }

  /// A row that may only be measured on the thread to which its tree belongs.
  private struct SharedRule: LeafRule, UnguidedRule, MeasuredRule, Equatable {
    let index: Int

    var traits: LayoutTraits { .plain }

    func size(for proposal: ProposedViewSize) -> Size { RowRule(index: index).size(for: proposal) }
  }

  private final class Leaf: SizingLeaf {
    var index = 0

    func line() -> SizingLine? { nil }
    func size(for proposal: ProposedViewSize) -> Size { RowRule(index: index).size(for: proposal) }
    func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> Double? { nil }
  }

  /// The number of portions of rows given to threads, and the rows that were built.
  private final class Notes {
    var portions = 0
    var builds: [Int] = []
  }

  /// Measures rows with two structures, and from row 20,000 a third one. Some rows have no known structure, and some
  /// must be built to be measured.
  private final class Sizing: RowSizing {
    let threads: RowThreads?
    let isCopy: Bool
    /// Whether copies on other threads are unable to measure a row.
    let leaves: (Int) -> Bool

    init(_ threads: RowThreads?, isCopy: Bool = false, leaves: @escaping (Int) -> Bool) {
      (self.threads, self.isCopy, self.leaves) = (threads, isCopy, leaves)
    }

    func shape(ofRow index: Int) -> Int? { index % 1_000 == 3 ? nil : index > 20_000 ? 2 : index % 2 }

    func prototypeRow(_ build: () -> LayoutNode) -> PrototypeRow? {
      let node = build()
      let leaf = Leaf()
      return PrototypeRow(
        node, leaves: [(node.children.first ?? node, leaf)], exchange: { row, _ in leaf.index = row },
        isSound: { [isCopy, leaves] in leaf.index % 1_000 != 7 && !(isCopy && leaves(leaf.index)) })
    }

    func copyForThread() -> (any RowSizing)? { Sizing(threads, isCopy: true, leaves: leaves) }

    /// Copies on other threads are not useful if they cannot measure any row.
    func refresh() -> Bool { !(0..<3).allSatisfy(leaves) }
  }

  private func rows(
    _ count: Int, threads: Int, _ notes: Notes, confined: Bool = true, leaving: @escaping (Int) -> Bool = { _ in false }
  ) -> LazyRows {
    let shared = RowThreads(count: threads) { items, body in
      notes.portions += items
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for item in stride(from: thread, to: items, by: threads) { body(thread, item) }
      }
    }
    return LazyRows(segments: [
      .init(count: count, sizing: Sizing(shared, leaves: leaving)) { index in
        notes.builds.append(index)
        let row = LayoutNode(RowRule(index: index))
        if confined { return row }
        let stack = StackRule(axis: .vertical, guide: HorizontalAlignment.center.key, spacing: 0)
        return LayoutNode(stack, [row, LayoutNode(SharedRule(index: 5))])
      }
    ])
  }

  private func offsets(_ rows: LazyRows, width: Double) -> [Double] {
    let index = rows.offsets(along: .vertical, cross: width, spacing: 3)
    return (0..<rows.count).map { index.start(of: $0) } + [index.total]
  }

  @Test("Row offsets are the same as with one thread, at every width", arguments: [2, 3, 5])
  func offsets(threads: Int) {
    let (one, several) = (Notes(), Notes())
    let (alone, together) = (rows(90_000, threads: 1, one), rows(90_000, threads: threads, several))
    for width in [320.0, 800, 100] {
      #expect(offsets(together, width: width) == offsets(alone, width: width))
    }
    #expect(one.portions == 0)
    #expect(several.portions > 300)
    // The main thread measures rows of a new structure until the other threads have such a row too.
    #expect(Set(several.builds).isSuperset(of: one.builds))
  }

  @Test("A small number of rows is measured without threads")
  func few() {
    let notes = Notes()
    _ = offsets(rows(9_000, threads: 4, notes), width: 320)
    #expect(notes.portions == 0)
  }

  @Test("The main thread measures the rows that other threads skipped, or all rows if most were skipped")
  func left() {
    let expected = offsets(rows(60_000, threads: 1, Notes()), width: 320)
    func portions(_ leaving: @escaping (Int) -> Bool) -> Int {
      let notes = Notes()
      #expect(offsets(rows(60_000, threads: 3, notes, leaving: leaving), width: 320) == expected)
      return notes.portions
    }
    let whole = portions { _ in false }
    #expect(portions { $0 % 3 == 0 } == whole)
    #expect((1..<whole / 2).contains(portions { $0 % 3 > 0 }))
    #expect(portions { _ in true } == 0)
  }

  @Test("Rows that may share state are all measured on one thread")
  func unconfined() {
    let (one, several) = (Notes(), Notes())
    let own = offsets(rows(40_000, threads: 3, several, confined: false), width: 320)
    #expect(own == offsets(rows(40_000, threads: 1, one, confined: false), width: 320))
    #expect(several.portions == 0)
  }
}
