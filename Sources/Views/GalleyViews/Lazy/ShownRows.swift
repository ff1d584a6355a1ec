/// Rows of lazy containers release their nodes while they are not visible, but keep their state.
final class ShownRows: TreeValue {
  private var rows: [LazyRowScope] = []

  init(in graph: ViewGraph) {}

  func list(_ row: LazyRowScope) {
    guard !row.isListed else { return }
    row.isListed = true
    rows.append(row)
  }

  func settle() {
    rows.removeAll { row in
      let isGone = row.isDropped || row.isLeft
      if isGone { row.isListed = false }
      guard isGone, !row.isDropped else { return isGone }
      row.rest()
      if !row.containsState { (row.parent as? KeyedScope)?.forget(row.identity) }
      return true
    }
  }

  func close() { rows = [] }
}

extension ViewGraph {
  var shownRows: ShownRows { self[ShownRows.self] }
}
