import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// Finds the frame of a scroll target in a scroller's content, in rows that exist and in rows that do not.
struct ScrollTargetSearch {
  let target: ScrollTarget

  /// The target's frame below `node`, in the coordinates in which the node's parent lies at `origin`.
  func frame(in node: LayoutNode, at origin: Point) -> Rect? {
    let frame = node.frame.offsetBy(origin)
    if isTarget(node) { return frame }
    if let lazy = node.rule as? LazyStackRule { return rowFrame(lazy, node, frame.origin) }
    if let grid = node.rule as? LazyGridRule { return cellFrame(grid, node, frame.origin) }
    if case .row(let row) = target, node.rule is StackRule { return stackedRow(row, node, frame.origin) }
    for child in node.children where child.isPlaced {
      if let found = self.frame(in: child, at: frame.origin) { return found }
    }
    return nil
  }

  private func isTarget(_ node: LayoutNode) -> Bool {
    guard case .id(let id) = target, let own = ViewPayload.of(node)?.id else { return false }
    return "\(own.base)" == id
  }

  /// A row of a lazy container; where rows are containers themselves, of the first one that holds it.
  private func rowFrame(_ rule: LazyStackRule, _ node: LayoutNode, _ origin: Point) -> Rect? {
    switch target {
    case .row(let row):
      let firstRow = rule.rows.segments.prefix { $0.count == 1 }.count
      let index = rule.rows.segments.count == firstRow ? row : firstRow + row
      guard row >= 0, index < rule.rows.count else { return nil }
      return rule.frame(ofRow: index, proposal: node.proposal).offsetBy(origin)
    case .id(let id):
      return rule.rows.index { $0.map { "\($0.base)" } == id }
        .map { rule.frame(ofRow: $0, proposal: node.proposal).offsetBy(origin) }
    case .top, .bottom: return nil
    }
  }

  /// A cell of a lazy grid.
  private func cellFrame(_ rule: LazyGridRule, _ node: LayoutNode, _ origin: Point) -> Rect? {
    let index: Int? =
      switch target {
      case .row(let cell): cell >= 0 && cell < rule.cells.count ? cell : nil
      case .id(let id): rule.cells.index { $0.map { "\($0.base)" } == id }
      case .top, .bottom: nil
      }
    return index.map { rule.frame(ofCell: $0, size: node.frame.size).offsetBy(origin) }
  }

  /// A row of a plain stack: the child built for the collection's element; a collection's rows have identities.
  private func stackedRow(_ row: Int, _ node: LayoutNode, _ origin: Point) -> Rect? {
    let rows = node.children.filter { ViewPayload.of($0)?.id != nil }
    if rows.indices.contains(row) { return rows[row].frame.offsetBy(origin) }
    for child in node.children where child.isPlaced {
      if let found = frame(in: child, at: origin) { return found }
    }
    return nil
  }
}
