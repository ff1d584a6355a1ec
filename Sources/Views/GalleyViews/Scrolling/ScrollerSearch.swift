import GalleyLayout

/// Looks for scrollers in rows that are not built because they cannot be seen.
///
/// A scroll position may be meant for a scroller in such a row. Only when a name was not met while the tree was
/// placed, rows are built to look for it, until all names are found.
struct ScrollerSearch {
  private let positions: ScrollPositions

  init(_ positions: ScrollPositions) { self.positions = positions }

  /// Makes `positions` see every scroller it has a position for that is somewhere at or below `node`.
  func appearance(in node: LayoutNode) {
    guard !positions.unseen.isEmpty else { return }
    if let list = LazyContainer(node) {
      for index in 0..<list.rows.count where !positions.unseen.isEmpty { appearance(inRow: index, of: list, in: node) }
    } else {
      node.children.forEach(appearance)
    }
  }

  private func appearance(inRow index: Int, of list: LazyContainer, in node: LayoutNode) {
    // A row that shows keeps its place; any other is placed, which is how a scroller is seen.
    let row = list.rows.rowForMeasuring(at: index)
    let isShown = node.children.contains { $0 === row }
    appearance(in: isShown ? row : list.builtRow(index))
  }
}
