import GalleyLayout

/// A requested position may belong to a scroll view in a row that has not been built yet. Rows are built only if a name was not
/// found, and only until all names are found.
struct ScrollerSearch {
  private let positions: ScrollPositions

  init(_ positions: ScrollPositions) { self.positions = positions }

  func appearance(in node: LayoutNode) {
    guard !positions.unseen.isEmpty else { return }
    if let list = LazyContainer(node) {
      for index in 0..<list.rows.count where !positions.unseen.isEmpty { appearance(inRow: index, of: list, in: node) }
    } else {
      node.children.forEach(appearance)
    }
  }

  private func appearance(inRow index: Int, of list: LazyContainer, in node: LayoutNode) {
    // Placing a row registers its scroll views. A visible row is already placed and must keep its place.
    let row = list.rows.rowForMeasuring(at: index)
    let isShown = node.children.contains { $0 === row }
    appearance(in: isShown ? row : list.builtRow(index))
  }
}
