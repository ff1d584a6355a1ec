/// A node of a tree that stores one number per row, called its extent: in a ``RowIndex``, this is the row's length plus
/// spacing. `Whole` specifies how extents are combined. All leaves are at the same depth.
///
/// A node that several indexes share never changes, so it can be sent to another thread and needs no runtime checks for
/// exclusive access, which would take a third of the time.
final class RowNode<Whole: RowWhole>: @unchecked Sendable {
  enum Content {
    /// Hidden rows have ``RowExtent/void``.
    case rows([Double])
    case run(count: Int, extent: Double)
    case branch(RowBranch<Whole>)
  }

  @exclusivity(unchecked) private(set) var content: Content
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private(set) var extent = 0.0
  @exclusivity(unchecked) private(set) var hasVisibleRow = false

  init(_ content: Content) {
    self.content = content
    summarize()
  }

  func copy() -> RowNode { RowNode(content) }

  func hold(_ content: Content) {
    self.content = content
    summarize()
  }

  /// Gives the content a single owner. A call of ``hold(_:)`` must follow.
  func release() -> Content {
    defer { content = .rows([]) }
    return content
  }

  private func summarize() {
    switch content {
    case .rows(let extents):
      count = extents.count
      extent = Whole.whole(extents)
      hasVisibleRow = extents.contains { !RowExtent.isVoid($0) }
    case .run(let rows, let each):
      count = rows
      extent = Whole.whole(of: rows, each)
      hasVisibleRow = rows > 0 && !RowExtent.isVoid(each)
    case .branch(let branch):
      count = branch.counts.reduce(0, +)
      extent = Whole.whole(branch.extents)
      hasVisibleRow = branch.nodes.contains { $0.hasVisibleRow }
    }
  }
}

extension RowNode {
  func extent(of index: Int) -> Double {
    switch content {
    case .rows(let extents): return extents[index]
    case .run(_, let extent): return extent
    case .branch(let branch):
      let place = branch.place(of: index)
      return branch.nodes[place.child].extent(of: place.row)
    }
  }

  func contents(of range: Range<Int>) -> [Content] {
    guard !range.isEmpty else { return [] }
    switch content {
    case .rows(let extents): return [.rows(Array(extents[range]))]
    case .run(_, let extent): return [.run(count: range.count, extent: extent)]
    case .branch(let branch): return branch.split(range).flatMap { branch.nodes[$0.child].contents(of: $0.rows) }
    }
  }

  /// The memory in bytes, including descendants, object and array headers, and unused capacity.
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
