/// Where the rows of a long stack start, and which row lies at an offset; exact at any number of rows.
///
/// Every question and every edit takes time that grows with the logarithm of the number of rows. A run of rows of one
/// length costs one entry, other rows 8 bytes each and less than 2 of the tree they hang in. Lengths and offsets are
/// points, in double precision: the platforms' own ceilings at 16 or 33 million points do not exist here.
package struct RowIndex: Sendable {
  package let spacing: Double
  private var tree = RowTree<RowSum>()
  private var root: RowNode<RowSum> { tree.root }

  package init(spacing: Double) { self.spacing = spacing }

  package var count: Int { root.count }

  package var total: Double { root.hasVisibleRow ? root.extent - spacing : 0 }

  /// The memory of the tree, in bytes.
  package var bytes: Int { root.bytes }

  /// Where row `index` starts; for the number of rows, where a further row would.
  package func start(of index: Int) -> Double { root.start(of: index) }

  /// How long row `index` is; 0 where nothing shows.
  package func length(of index: Int) -> Double { shownLength(of: index) ?? 0 }

  /// How long row `index` is; nil where nothing shows.
  package func shownLength(of index: Int) -> Double? {
    let extent = root.extent(of: index)
    return RowExtent.isVoid(extent) ? nil : extent - spacing
  }

  /// The rows that share any length with `low` ..< `high`, and what lies between them.
  package func rows(from low: Double, to high: Double) -> Range<Int> {
    guard count > 0, low < high, high > 0, low < total else { return 0..<0 }
    let first = row(at: low)
    let last = row(at: high)
    // A row that only touches a limit shows nothing.
    let begin = start(of: first) + length(of: first) > low ? first : first + 1
    let end = start(of: last) < high ? last + 1 : last
    return min(begin, end)..<end
  }

  /// The last row that starts at or before `offset`; the first row where none does.
  package func row(at offset: Double) -> Int {
    guard count > 0 else { return 0 }
    let guess = root.row(at: offset)
    // Going down, sums are taken apart that `start` puts together, so near a row's start the last bits decide, and
    // there what `start` says counts.
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

  /// Adds rows of different lengths; a row of nil shows nothing and takes no spacing either.
  package mutating func append(lengths: [Double?]) { insert(lengths: lengths, at: count) }

  package mutating func insert(count: Int, length: Double, at index: Int) {
    guard count > 0 else { return }
    tree.insert([RowNode.content(count: count, extent: length + spacing)], at: index)
  }

  /// Inserts rows of different lengths before row `index`; a row of nil shows nothing.
  package mutating func insert(lengths: [Double?], at index: Int) {
    guard !lengths.isEmpty else { return }
    tree.insert([.rows(lengths.map(extent))], at: index)
  }

  package mutating func remove(_ range: Range<Int>) { tree.remove(range) }

  /// Moves the rows of `range` so that they begin before what is row `index` now; an index inside the range moves
  /// nothing.
  package mutating func move(_ range: Range<Int>, to index: Int) { tree.move(range, to: index) }

  /// Gives row `index` another length, or hides it with nil.
  package mutating func resize(_ index: Int, to length: Double?) { tree.replace(index, with: extent(length)) }

  private func extent(_ length: Double?) -> Double { length.map { $0 + spacing } ?? RowExtent.void }
}
