extension RowNode {
  /// A leaf stores 1 KiB of extents.
  static var leafCapacity: Int { 128 }

  /// Returns the nodes that did not fit, to be inserted after this one.
  func insert(_ new: Content, at index: Int) -> [RowNode] {
    switch release() {
    case .branch(let branch):
      let place = branch.place(of: index)
      return change(branch, place.child) { $0.insert(new, at: place.row) }
    case .rows(var extents):
      if case .rows(let more) = new, extents.count + more.count <= RowNode<Whole>.leafCapacity {
        RowNode<Whole>.reserveExtents(for: more.count, in: &extents)
        extents.insert(contentsOf: more, at: index)
        hold(.rows(extents))
        return []
      }
      return become([.rows(Array(extents[..<index])), new, .rows(Array(extents[index...]))])
    case .run(let count, let extent):
      return become([.run(count: index, extent: extent), new, .run(count: count - index, extent: extent)])
    }
  }

  /// Returns the nodes that did not fit, to be inserted after this one.
  func replace(_ index: Int, with extent: Double) -> [RowNode] {
    switch release() {
    case .branch(let branch):
      let place = branch.place(of: index)
      return change(branch, place.child) { $0.replace(place.row, with: extent) }
    case .rows(var extents):
      extents[index] = extent
      hold(.rows(extents))
      return []
    case .run(let count, let each):
      return become([
        .run(count: index, extent: each), .run(count: 1, extent: extent), .run(count: count - index - 1, extent: each),
      ])
    }
  }

  func remove(_ range: Range<Int>) {
    switch release() {
    case .rows(var extents):
      extents.removeSubrange(range)
      hold(.rows(extents))
    case .run(let count, let extent): hold(.run(count: count - range.count, extent: extent))
    case .branch(var branch):
      branch.remove(range)
      hold(.branch(branch))
    }
  }

  /// Grows in small steps: the default doubles the capacity and would leave half of it unused.
  private static func reserveExtents(for count: Int, in extents: inout [Double]) {
    guard extents.capacity < extents.count + count else { return }
    var roomy: [Double] = []
    roomy.reserveCapacity(extents.count + count + leafCapacity / 16)
    roomy += extents
    extents = roomy
  }

  private func change(_ branch: consuming RowBranch<Whole>, _ child: Int, _ edit: (RowNode) -> [RowNode]) -> [RowNode] {
    var siblings = 0
    branch.change(child) { node in
      let right = edit(node)
      siblings = right.count
      return right
    }
    if siblings > 0 { branch.tidy(child..<child + siblings + 1) }
    if branch.nodes.count <= RowBranch<Whole>.capacity {
      hold(.branch(branch))
      return []
    }
    let parts = RowBranch<Whole>.branches(over: branch.nodes)
    hold(parts[0].content)
    return Array(parts.dropFirst())
  }

  private func become(_ pieces: [Content]) -> [RowNode] {
    var leaves: [Content] = []
    for piece in pieces {
      if let last = leaves.last, let joined = RowNode<Whole>.joined(last, piece) {
        leaves[leaves.count - 1] = joined
      } else {
        leaves += RowNode<Whole>.leaves(of: piece)
      }
    }
    hold(leaves.first ?? .rows([]))
    return leaves.dropFirst().map { RowNode<Whole>($0) }
  }

  private static func leaves(of content: Content) -> [Content] {
    switch content {
    case .rows(let extents):
      let parts = (extents.count + leafCapacity - 1) / leafCapacity
      return (0..<parts).map { part in
        .rows(Array(extents[extents.count * part / parts..<extents.count * (part + 1) / parts]))
      }
    case .run(let count, _): return count > 0 ? [content] : []
    case .branch: return [content]
    }
  }

  static func joined(_ left: RowNode, _ right: RowNode) -> RowNode? {
    joined(left.content, right.content).map { RowNode<Whole>($0) }
  }

  private static var shortRun: Int { 16 }

  static func content(count: Int, extent: Double) -> Content {
    count > shortRun ? .run(count: count, extent: extent) : .rows([Double](repeating: extent, count: count))
  }

  var isHalfEmpty: Bool {
    switch content {
    case .rows(let extents): extents.count <= RowNode<Whole>.leafCapacity / 2
    case .run: true
    case .branch(let branch): branch.nodes.count <= RowBranch<Whole>.capacity / 4
    }
  }

  private static func joined(_ left: Content, _ right: Content) -> Content? {
    if case .run(let count, let extent) = left, case .run(let more, let other) = right,
      extent.bitPattern == other.bitPattern
    {
      return .run(count: count + more, extent: extent)
    }
    if case .branch(let one) = left, case .branch(let other) = right {
      // The result is at most half full, so that the next edit does not split it again.
      let fits = one.nodes.count + other.nodes.count <= RowBranch<Whole>.capacity / 2
      return fits ? .branch(RowBranch<Whole>(one.nodes + other.nodes)) : nil
    }
    guard let first = shortRows(left), let second = shortRows(right),
      first.count + second.count <= leafCapacity * 7 / 8
    else { return nil }
    return .rows(first + second)
  }

  private static func shortRows(_ content: Content) -> [Double]? {
    switch content {
    case .rows(let extents): extents
    case .run(let count, let extent): count <= shortRun ? [Double](repeating: extent, count: count) : nil
    case .branch: nil
    }
  }
}
