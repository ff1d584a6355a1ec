/// Edits, and finding the widest cell, take logarithmic time.
package struct RowWidths: Sendable {
  private var tree = RowTree<RowGreatest>()

  package init() {}

  package var count: Int { tree.count }

  package var widest: (row: Int, width: Double)? { tree.root.greatest(in: 0..<count) }

  package func widest(in range: Range<Int>) -> (row: Int, width: Double)? { tree.root.greatest(in: range) }

  package func width(ofRow index: Int) -> Double? {
    let width = tree.root.extent(of: index)
    return RowExtent.isVoid(width) ? nil : width
  }

  /// A row with nil has no cell.
  package mutating func append(_ widths: [Double?]) { insert(widths, at: count) }

  package mutating func insert(_ widths: [Double?], at index: Int) {
    guard !widths.isEmpty else { return }
    tree.insert([.rows(widths.map { $0 ?? RowExtent.void })], at: index)
  }

  package mutating func remove(_ range: Range<Int>) { tree.remove(range) }

  package mutating func replace(_ index: Int, with width: Double?) {
    tree.replace(index, with: width ?? RowExtent.void)
  }

  package var cellCount: Int {
    var count = 0
    forEach { _ in count += 1 }
    return count
  }

  package func count(widerThan width: Double) -> Int { tree.root.count(above: width) }

  func forEach(_ body: (Double) -> Void) { tree.root.forEach { if !RowExtent.isVoid($0) { body($0) } } }
}

extension RowNode<RowGreatest> {
  fileprivate func greatest(in range: Range<Int>) -> (row: Int, width: Double)? {
    guard hasVisibleRow, !range.isEmpty else { return nil }
    switch content {
    case .rows(let extents):
      var best: (row: Int, width: Double)?
      for row in range where !RowExtent.isVoid(extents[row]) && extents[row] > best?.width ?? -1 {
        best = (row, extents[row])
      }
      return best
    case .run(_, let extent): return (range.lowerBound, extent)
    case .branch(let branch): return greatest(in: range, of: branch)
    }
  }

  private func greatest(in range: Range<Int>, of branch: RowBranch<RowGreatest>) -> (row: Int, width: Double)? {
    var best: (row: Int, width: Double)?
    var first = 0
    for (child, count) in branch.counts.enumerated() {
      defer { first += count }
      let own = range.clamped(to: first..<first + count)
      guard !own.isEmpty, branch.extents[child] > best?.width ?? -1 else { continue }
      let found = branch.nodes[child].greatest(in: own.lowerBound - first..<own.upperBound - first)
      if let found, found.width > best?.width ?? -1 { best = (first + found.row, found.width) }
    }
    return best
  }

  fileprivate func count(above bound: Double) -> Int {
    guard extent > bound else { return 0 }
    return switch content {
    case .rows(let extents): extents.count { $0 > bound }
    case .run(let count, _): count
    case .branch(let branch): branch.nodes.reduce(0) { $0 + $1.count(above: bound) }
    }
  }

  fileprivate func forEach(_ body: (Double) -> Void) {
    switch content {
    case .rows(let extents): extents.forEach(body)
    case .run(let count, let extent): for _ in 0..<count { body(extent) }
    case .branch(let branch): for node in branch.nodes { node.forEach(body) }
    }
  }
}
