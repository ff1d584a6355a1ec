/// A node of the tree that ``RowIndex`` keeps its rows in: rows of their own extents, a run of equal rows, or nodes.
///
/// An extent is a row's length with the space behind it. All leaves lie equally deep. A node changes in place only
/// while its index is its one owner; a node that two indexes share never changes, which makes it safe to send. That
/// also makes the runtime's checks of exclusive access, a third of each operation's time, say nothing new.
final class RowNode: @unchecked Sendable {
  /// What a node holds.
  enum Content {
    /// The extents of rows, ``void`` for a row that shows nothing.
    case rows([Double])
    /// Equal rows.
    case run(count: Int, extent: Double)
    /// Nodes one level down.
    case branch(RowBranch)
  }

  /// The extent of a row that shows nothing: it takes no room, not even spacing. The sign of this zero tells it from
  /// a row that is 0 long.
  static let void = -0.0
  /// The most rows of a leaf: 1 KiB of extents.
  static let leafCapacity = 128

  /// What the node holds.
  @exclusivity(unchecked) private(set) var content: Content
  /// All rows below.
  @exclusivity(unchecked) private(set) var count = 0
  /// The sum of the rows' extents.
  @exclusivity(unchecked) private(set) var extent = 0.0
  /// Whether any row below shows.
  @exclusivity(unchecked) private(set) var hasVisibleRow = false

  init(_ content: Content) {
    self.content = content
    summarize()
  }

  /// Whether `extent` is that of a row that shows nothing.
  static func isVoid(_ extent: Double) -> Bool { extent == 0 && extent.sign == .minus }

  /// A node with the same content; nodes below are shared.
  func copy() -> RowNode { RowNode(content) }

  /// Holds something else.
  func hold(_ content: Content) {
    self.content = content
    summarize()
  }

  /// Hands the content out, so that it has one owner while it changes; ``hold(_:)`` must follow.
  func release() -> Content {
    defer { content = .rows([]) }
    return content
  }

  private func summarize() {
    switch content {
    case .rows(let extents):
      count = extents.count
      extent = extents.reduce(0, +)
      hasVisibleRow = extents.contains { !RowNode.isVoid($0) }
    case .run(let rows, let each):
      count = rows
      extent = Double(rows) * each
      hasVisibleRow = rows > 0 && !RowNode.isVoid(each)
    case .branch(let branch):
      count = branch.counts.reduce(0, +)
      extent = branch.extents.reduce(0, +)
      hasVisibleRow = branch.nodes.contains { $0.hasVisibleRow }
    }
  }
}

extension RowNode {
  /// Where row `index` starts, from the node's start.
  ///
  /// Sums are put together from the leaf up, in the order in which nodes sum their extents: so they never decrease
  /// from one row to the next, across leaves too.
  func start(of index: Int) -> Double {
    switch content {
    case .rows(let extents): return extents[..<index].reduce(0, +)
    case .run(_, let extent): return Double(index) * extent
    case .branch(let branch):
      let place = branch.place(of: index)
      return branch.extents[..<place.child].reduce(0, +) + branch.nodes[place.child].start(of: place.row)
    }
  }

  /// The extent of row `index`.
  func extent(of index: Int) -> Double {
    switch content {
    case .rows(let extents): return extents[index]
    case .run(_, let extent): return extent
    case .branch(let branch):
      let place = branch.place(of: index)
      return branch.nodes[place.child].extent(of: place.row)
    }
  }

  /// The last row that starts at or before an offset, but for the rounding of sums.
  struct Guess {
    var row: Int
    /// From the row's start to the offset.
    var rest: Double
    /// From the offset to the row's end.
    var left: Double
  }

  /// About the last row that starts at or before `offset`, which is from the node's start.
  func row(at offset: Double) -> Guess {
    switch content {
    case .rows(let extents):
      let place = RowNode.place(of: offset, in: extents)
      let rest = offset - place.start
      return Guess(row: place.index, rest: rest, left: (extents.last == nil ? 0 : extents[place.index]) - rest)
    case .run(let count, let extent):
      // Rows without any extent all start at once; the last one counts.
      guard extent > 0 else { return Guess(row: count - 1, rest: 0, left: 0) }
      let row = max(0, min((offset / extent).rounded(.down), Double(count - 1)))
      let rest = offset - row * extent
      return Guess(row: Int(row), rest: rest, left: extent - rest)
    case .branch(let branch):
      let place = RowNode.place(of: offset, in: branch.extents)
      var guess = branch.nodes[place.index].row(at: offset - place.start)
      guess.row += branch.counts[..<place.index].reduce(0, +)
      return guess
    }
  }

  /// Which of `extents` behind each other holds `offset`, or the last one, and where it starts.
  private static func place(of offset: Double, in extents: [Double]) -> (index: Int, start: Double) {
    extents.withUnsafeBufferPointer { extents in
      var start = 0.0
      var index = 0
      while index + 1 < extents.count {
        let end = start + extents[index]
        if end > offset { break }
        start = end
        index += 1
      }
      return (index, start)
    }
  }

  /// What the rows of `range` are, as pieces to insert elsewhere.
  func contents(of range: Range<Int>) -> [Content] {
    guard !range.isEmpty else { return [] }
    switch content {
    case .rows(let extents): return [.rows(Array(extents[range]))]
    case .run(_, let extent): return [.run(count: range.count, extent: extent)]
    case .branch(let branch): return branch.split(range).flatMap { branch.nodes[$0.child].contents(of: $0.rows) }
    }
  }

  /// The memory of the node and all below, in bytes: objects, heads of arrays, and what the arrays have room for.
  var bytes: Int {
    let (own, arrayHead) = (88, 32)
    switch content {
    case .rows(let extents): return own + arrayHead + extents.capacity * MemoryLayout<Double>.stride
    case .run: return own
    case .branch(let branch):
      let each = MemoryLayout<RowNode>.stride + MemoryLayout<Int>.stride + MemoryLayout<Double>.stride
      return branch.nodes.reduce(own + 3 * arrayHead + branch.nodes.capacity * each) { $0 + $1.bytes }
    }
  }
}
