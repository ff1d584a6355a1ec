import GalleyLayout
import TestSupport
import Testing

@Suite("Row index")
struct RowIndexTests {
  /// A plain array of rows with linear search.
  private struct Naive {
    var starts: [Double] = []
    var lengths: [Double?] = []
    var spacing: Double
    var next = 0.0

    mutating func append(_ length: Double?) {
      starts.append(next)
      lengths.append(length)
      if let length { next += length + spacing }
    }

    var total: Double { lengths.contains { $0 != nil } ? next - spacing : 0 }

    func rows(from low: Double, to high: Double) -> Range<Int> {
      let seen = starts.indices.filter { row in
        lengths[row].map { starts[row] < high && starts[row] + $0 > low && $0 > 0 } ?? false
      }
      guard let first = seen.first, let last = seen.last else { return 0..<0 }
      return first..<last + 1
    }
  }

  /// Returns random rows with lengths in quarters of a point, so that sums are exact in both.
  private func rows(_ generator: inout SplitMix64, spacing: Double) -> (RowIndex, Naive) {
    var offsets = RowIndex(spacing: spacing)
    var naive = Naive(spacing: spacing)
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let count = Int.random(in: 0...30, using: &generator)
      func length() -> Double { Double(Int.random(in: 1...200, using: &generator)) / 4 }
      if Bool.random(using: &generator) {
        let common = length()
        offsets.append(count: count, length: common)
        (0..<count).forEach { _ in naive.append(common) }
      } else {
        let own = (0..<count).map { _ in Int.random(in: 0..<8, using: &generator) == 0 ? nil : length() }
        offsets.append(lengths: own)
        own.forEach { naive.append($0) }
      }
    }
    return (offsets, naive)
  }

  @Test("A row index gives the same results as a linear search in an array", arguments: [0.0, 8, 0.5], 0..<60)
  func equalsNaive(spacing: Double, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let (offsets, naive) = rows(&generator, spacing: spacing)
    #expect(offsets.count == naive.starts.count)
    #expect(offsets.total == naive.total)
    for row in naive.starts.indices {
      #expect(offsets.start(of: row) == naive.starts[row], "row \(row)")
      #expect(offsets.length(of: row) == naive.lengths[row] ?? 0, "row \(row)")
    }
    for _ in 0..<100 {
      let low = Double(Int.random(in: -80...Int(naive.total * 4) + 80, using: &generator)) / 4
      let high = low + Double(Int.random(in: 0...400, using: &generator)) / 4
      let wanted = low < high ? naive.rows(from: low, to: high) : 0..<0
      let got = offsets.rows(from: low, to: high)
      // The index may include rows without a view at either end.
      let shown = got.filter { naive.lengths[$0] != nil && naive.starts[$0] + (naive.lengths[$0] ?? 0) > low }
      #expect(
        shown.first == wanted.first && shown.last == wanted.last, "rows from \(low) to \(high): \(got), not \(wanted)")
    }
  }

  @Test(
    "An offset at a row's start finds that row; a slightly smaller offset finds the row before it",
    arguments: 0..<30 as Range<UInt64>
  )
  func inverse(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var offsets = RowIndex(spacing: 1.1)
    let lengths = (0..<50).map { _ in Double.random(in: 0.1...60, using: &generator) }
    offsets.append(count: 200, length: lengths[0])
    offsets.append(lengths: lengths)
    for row in 0..<offsets.count {
      #expect(offsets.row(at: offsets.start(of: row)) == row)
      if row > 0 { #expect(offsets.row(at: offsets.start(of: row).nextDown) == row - 1) }
    }
  }

  @Test("Outside all rows, a window contains no rows, and an offset gives the nearest row")
  func outside() {
    var offsets = RowIndex(spacing: 8)
    #expect(offsets.rows(from: 0, to: 100) == 0..<0)
    #expect(offsets.total == 0)
    offsets.append(count: 3, length: 10)
    #expect(offsets.total == 46)
    #expect(offsets.rows(from: -50, to: 0) == 0..<0)
    #expect(offsets.rows(from: 46, to: 100) == 0..<0)
    #expect(offsets.rows(from: -.infinity, to: .infinity) == 0..<3)
    #expect(offsets.rows(from: .nan, to: 5) == 0..<0)
    #expect(offsets.row(at: -1) == 0)
    #expect(offsets.row(at: .infinity) == 2)
  }

  @Test(
    "A window inside the gap between two rows shows no row",
    arguments: [(10.0, 18.0, 0), (9.9, 18, 1), (10, 18.1, 1), (9.9, 18.1, 2)])
  func gaps(low: Double, high: Double, count: Int) {
    var offsets = RowIndex(spacing: 8)
    offsets.append(count: 3, length: 10)
    #expect(offsets.rows(from: low, to: high).count == count)
  }

  @Test("Rows without a view take up no space")
  func absent() {
    var offsets = RowIndex(spacing: 8)
    offsets.append(lengths: [nil, 10, nil, nil, 20, nil])
    #expect(offsets.total == 38)
    #expect((0..<6).map(offsets.start(of:)) == [0, 0, 18, 18, 18, 46])
    offsets.append(count: 1, length: 5)
    #expect(offsets.start(of: 6) == 46)
    #expect(offsets.total == 51)
    var empty = RowIndex(spacing: 8)
    empty.append(lengths: [nil, nil])
    #expect(empty.total == 0)
  }
}
