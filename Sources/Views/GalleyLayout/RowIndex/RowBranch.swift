/// Counts and lengths are stored in separate arrays, so that a search reads only a few numbers and one node.
struct RowBranch<Whole: RowWhole> {
  private(set) var nodes: [RowNode<Whole>]
  private(set) var counts: [Int]
  private(set) var extents: [Double]

  static var capacity: Int { 32 }

  init(_ nodes: some Sequence<RowNode<Whole>>) {
    self.nodes = Array(nodes)
    counts = self.nodes.map(\.count)
    extents = self.nodes.map(\.extent)
  }

  static func branches(over nodes: [RowNode<Whole>]) -> [RowNode<Whole>] {
    let parts = (nodes.count + capacity - 1) / capacity
    return (0..<parts).map { part in
      RowNode(.branch(RowBranch(nodes[nodes.count * part / parts..<nodes.count * (part + 1) / parts])))
    }
  }

  /// The end index belongs to the last child.
  func place(of index: Int) -> (child: Int, row: Int) {
    counts.withUnsafeBufferPointer { counts in
      var rest = index
      var child = 0
      while child + 1 < counts.count, rest >= counts[child] {
        rest -= counts[child]
        child += 1
      }
      return (child, rest)
    }
  }

  func split(_ range: Range<Int>) -> [(child: Int, rows: Range<Int>)] {
    var first = 0
    var parts: [(child: Int, rows: Range<Int>)] = []
    for (child, count) in counts.enumerated() {
      let own = range.clamped(to: first..<first + count)
      if !own.isEmpty { parts.append((child, own.lowerBound - first..<own.upperBound - first)) }
      first += count
    }
    return parts
  }

  /// If the child is shared, it is copied first. The nodes that `edit` returns are inserted after it.
  mutating func change(_ child: Int, _ edit: (RowNode<Whole>) -> [RowNode<Whole>]) {
    if !isKnownUniquelyReferenced(&nodes[child]) { nodes[child] = nodes[child].copy() }
    let siblings = edit(nodes[child])
    counts[child] = nodes[child].count
    extents[child] = nodes[child].extent
    guard !siblings.isEmpty else { return }
    nodes.insert(contentsOf: siblings, at: child + 1)
    counts.insert(contentsOf: siblings.map(\.count), at: child + 1)
    extents.insert(contentsOf: siblings.map(\.extent), at: child + 1)
  }

  mutating func remove(_ range: Range<Int>) {
    let first = place(of: range.lowerBound)
    if first.row + range.count <= counts[first.child] {
      removeRows(first.row..<first.row + range.count, of: first.child)
      if counts[first.child] == 0 || nodes[first.child].isHalfEmpty { tidy(first.child..<first.child + 1) }
      return
    }
    let parts = split(range)
    for part in parts { removeRows(part.rows, of: part.child) }
    if let last = parts.last { tidy(first.child..<last.child + 1) }
  }

  private mutating func removeRows(_ rows: Range<Int>, of child: Int) {
    change(child) { node in
      node.remove(rows)
      return []
    }
  }

  mutating func tidy(_ places: Range<Int>) {
    var index = min(places.upperBound + 1, nodes.count - 1)
    while index >= max(places.lowerBound - 1, 0), nodes.count > 1 {
      if counts[index] == 0 {
        drop(index)
      } else if index > 0, let joined = RowNode.joined(nodes[index - 1], nodes[index]) {
        drop(index)
        nodes[index - 1] = joined
        counts[index - 1] = joined.count
        extents[index - 1] = joined.extent
      }
      index -= 1
    }
  }

  private mutating func drop(_ index: Int) {
    nodes.remove(at: index)
    counts.remove(at: index)
    extents.remove(at: index)
  }
}
