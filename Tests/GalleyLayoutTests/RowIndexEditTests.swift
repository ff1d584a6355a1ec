import GalleyLayout
import TestSupport
import Testing

@Suite("Edits to a row index")
struct RowIndexEditTests {
  /// Returns a random length in quarters of a point, so that sums are exact in any order.
  private static func length(_ dice: inout SplitMix64) -> Double? {
    Int.random(in: 0..<9, using: &dice) == 0 ? nil : Double(Int.random(in: 0...80, using: &dice)) / 4
  }

  private static func place(_ count: Int, _ dice: inout SplitMix64) -> Int { Int.random(in: 0...count, using: &dice) }

  private static func range(_ count: Int, _ dice: inout SplitMix64) -> Range<Int> {
    let (one, other) = (place(count, &dice), place(count, &dice))
    return min(one, other)..<max(one, other)
  }

  private static func edit(_ index: inout RowIndex, _ plain: inout [Double?], _ dice: inout SplitMix64) {
    switch Int.random(in: 0..<6, using: &dice) {
    case 0:
      let new = (0..<Int.random(in: 1...300, using: &dice)).map { _ in length(&dice) }
      let place = place(plain.count, &dice)
      index.insert(lengths: new, at: place)
      plain.insert(contentsOf: new, at: place)
    case 1:
      let (count, length) = (Int.random(in: 1...500, using: &dice), length(&dice) ?? 1)
      let place = place(plain.count, &dice)
      index.insert(count: count, length: length, at: place)
      plain.insert(contentsOf: [Double?](repeating: length, count: count), at: place)
    case 2:
      let range = range(plain.count, &dice)
      let short = range.prefix(200)
      index.remove(short.startIndex..<short.endIndex)
      plain.removeSubrange(short.startIndex..<short.endIndex)
    case 3:
      let (range, target) = (range(plain.count, &dice), place(plain.count, &dice))
      index.move(range, to: target)
      guard !(range.lowerBound...range.upperBound).contains(target) else { return }
      let moved = Array(plain[range])
      plain.removeSubrange(range)
      plain.insert(contentsOf: moved, at: target > range.lowerBound ? target - range.count : target)
    default:
      guard !plain.isEmpty else { return }
      let row = Int.random(in: plain.indices, using: &dice)
      let new = length(&dice)
      index.resize(row, to: new)
      plain[row] = new
    }
  }

  private static func expectEqual(_ index: RowIndex, _ plain: [Double?], spacing: Double) {
    #expect(index.count == plain.count)
    var start = 0.0
    var starts: [Double] = []
    for (row, length) in plain.enumerated() {
      #expect(index.start(of: row) == start, "start of row \(row)")
      #expect(index.length(of: row) == length ?? 0, "length of row \(row)")
      starts.append(start)
      if let length { start += length + spacing }
    }
    #expect(index.total == (plain.contains { $0 != nil } ? start - spacing : 0))
    for row in stride(from: 0, to: plain.count, by: 7) {
      let last = starts.lastIndex { $0 <= starts[row] }
      #expect(index.row(at: starts[row]) == last, "row at \(starts[row])")
    }
  }

  @Test(
    "Random edits give the same result in a row index and in a plain array", arguments: 0..<40 as Range<UInt64>)
  func edits(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let spacing = seed.isMultiple(of: 2) ? 0 : 8.0
    var index = RowIndex(spacing: spacing)
    var plain: [Double?] = []
    for _ in 0..<25 { Self.edit(&index, &plain, &dice) }
    Self.expectEqual(index, plain, spacing: spacing)
  }

  @Test("Editing a copy of a row index does not affect the original", arguments: 0..<20 as Range<UInt64>)
  func copies(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    var index = RowIndex(spacing: 2)
    var plain: [Double?] = []
    for _ in 0..<8 { Self.edit(&index, &plain, &dice) }
    let (kept, keptPlain) = (index, plain)
    for _ in 0..<8 { Self.edit(&index, &plain, &dice) }
    Self.expectEqual(kept, keptPlain, spacing: 2)
    Self.expectEqual(index, plain, spacing: 2)
  }

  @Test("Inserting rows and removing them again restores the row index", arguments: [0, 1, 127, 128, 129, 500])
  func undone(count: Int) {
    var index = RowIndex(spacing: 1)
    index.append(lengths: (0..<1000).map { Double($0 % 17) / 10 })
    let total = index.total
    let starts = (0..<1000).map { index.start(of: $0) }
    index.insert(lengths: [Double?](repeating: 3.3, count: count), at: 333)
    index.remove(333..<333 + count)
    #expect(index.count == 1000)
    #expect(abs(index.total - total) < 1e-9)
    for row in 0..<1000 { #expect(abs(index.start(of: row) - starts[row]) < 1e-9) }
  }

  @Test("All rows of an index can be removed, and others inserted")
  func emptied() {
    var index = RowIndex(spacing: 1)
    index.append(lengths: [Double?](repeating: 4, count: 100_000))
    index.remove(0..<100_000)
    #expect(index.count == 0)
    #expect(index.total == 0)
    index.append(count: 3, length: 5)
    #expect(index.total == 17)
  }

  @Test("Ten million rows of one length are stored in one entry, even after a change that is undone")
  func runs() {
    var index = RowIndex(spacing: 0)
    index.append(count: 10_000_000, length: 44.5)
    index.resize(5_000_000, to: 60)
    #expect(index.start(of: 5_000_001) == 5_000_000 * 44.5 + 60)
    #expect(index.row(at: 9_999_999 * 44.5 + 15.5) == 9_999_999)
    index.resize(5_000_000, to: 44.5)
    #expect(index.total == 445_000_000)
    #expect(index.bytes < 1000)
  }

  @Test("A row whose length differs from others costs at most 16 bytes")
  func memory() {
    var dice = SplitMix64(seed: 3)
    var index = RowIndex(spacing: 0)
    index.append(lengths: (0..<100_000).map { _ in Double.random(in: 40...90, using: &dice) })
    #expect(index.bytes < 12 * index.count)
    for _ in 0..<50_000 { index.insert(lengths: [50], at: Int.random(in: 0...index.count, using: &dice)) }
    for _ in 0..<50_000 {
      let row = Int.random(in: 0..<index.count, using: &dice)
      index.remove(row..<row + 1)
    }
    #expect(index.bytes < 16 * index.count)
  }
}
