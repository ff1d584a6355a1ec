/// Finds the row at an offset of a long stack, and the start of each row.
///
/// Queries and edits take logarithmic time. A run of rows of the same length takes one entry; other rows take about 10
/// bytes each. Offsets are in points with double precision, without the limits of Apple's platforms at 16 or 33 million
/// points.
package struct RowIndex: Sendable {
  package let spacing: Double
  private var tree = RowTree<RowSum>()
  private var root: RowNode<RowSum> { tree.root }

  package init(spacing: Double) { self.spacing = spacing }

  package var count: Int { root.count }

  package var total: Double { root.hasVisibleRow ? root.extent - spacing : 0 }

  package var bytes: Int { root.bytes }

  /// If `index` is `count`, returns the start of a row added at the end.
  package func start(of index: Int) -> Double { root.start(of: index) }

  package func length(of index: Int) -> Double { shownLength(of: index) ?? 0 }

  package func shownLength(of index: Int) -> Double? {
    let extent = root.extent(of: index)
    return RowExtent.isVoid(extent) ? nil : extent - spacing
  }

  package func rows(from low: Double, to high: Double) -> Range<Int> {
    guard count > 0, low < high, high > 0, low < total else { return 0..<0 }
    let first = row(at: low)
    let last = row(at: high)
    // A row that only touches a bound is not visible.
    let begin = start(of: first) + length(of: first) > low ? first : first + 1
    let end = start(of: last) < high ? last + 1 : last
    return min(begin, end)..<end
  }

  /// The default is the first row.
  package func row(at offset: Double) -> Int {
    guard count > 0 else { return 0 }
    let guess = root.row(at: offset)
    // The search subtracts the sums that `start` adds, so near the start of a row, rounding errors could change the
    // result. In that case, `start` decides.
    let doubt = max(abs(offset), root.extent) * 1e-12
    if guess.rest > doubt, guess.left > doubt { return guess.row }
    var row = guess.row
    while row > 0, start(of: row) > offset { row -= 1 }
    while row + 1 < count, start(of: row + 1) <= offset { row += 1 }
    return row
  }
}

extension RowIndex {
  package mutating func append(count: Int, length: Double) { insert(count: count, length: length, at: self.count) }

  /// A row with a nil length is hidden and takes no spacing.
  package mutating func append(lengths: [Double?]) { insert(lengths: lengths, at: count) }

  package mutating func insert(count: Int, length: Double, at index: Int) {
    guard count > 0 else { return }
    tree.insert([RowNode.content(count: count, extent: length + spacing)], at: index)
  }

  package mutating func insert(lengths: [Double?], at index: Int) {
    guard !lengths.isEmpty else { return }
    tree.insert([.rows(lengths.map(extent))], at: index)
  }

  package mutating func remove(_ range: Range<Int>) { tree.remove(range) }

  /// `index` is the index before the move. An index inside the range has no effect.
  package mutating func move(_ range: Range<Int>, to index: Int) { tree.move(range, to: index) }

  package mutating func resize(_ index: Int, to length: Double?) { tree.replace(index, with: extent(length)) }

  private func extent(_ length: Double?) -> Double { length.map { $0 + spacing } ?? RowExtent.void }
}
