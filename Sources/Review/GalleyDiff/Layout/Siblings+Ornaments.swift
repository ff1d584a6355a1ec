import GalleyGeometry
import GalleySnapshot

/// Separators and gaps appear and disappear with the views around them, so they are not reported.
extension Siblings {
  func follows(_ index: Int, in path: [ViewPair]) -> Bool {
    isOrnament(index, in: path) || isFurniture(index, in: path) || continuesGridRow(index)
  }

  private func isFurniture(_ index: Int, in path: [ViewPair]) -> Bool {
    guard let view = members[index].onlyView, view.isDecoration, view.rowNumber == nil,
      let around = path.last?.new.kind, ["ListRow", "card"].contains(around)
    else { return false }
    let rows = path.suffix(2).filter { $0.new.kind == "ListRow" }
    return rows.contains(where: \.hasOtherFurniture)
  }

  private func continuesGridRow(_ index: Int) -> Bool {
    guard let view = members[index].onlyView, view.kind == "GridRow", index > 0,
      let previous = members[index - 1].onlyView, previous.kind == "GridRow",
      members[index].isAdded == members[index - 1].isAdded
    else { return false }
    return previous.frame.minY < view.frame.maxY && view.frame.minY < previous.frame.maxY
  }

  /// Lists draw separators and cards for their rows. A separator in user code belongs to the views before and after it.
  func isOrnament(_ index: Int, in path: [ViewPair]) -> Bool {
    guard let view = members[index].onlyView else { return false }
    if view.core.kind == "Spacer", path.contains(where: \.isBar) { return true }
    guard view.parts else { return false }
    if view.isDrawnByLists { return path.contains(where: \.containsOtherRows) }
    let others = members.indices.filter { members[$0].onlyView.map { !$0.isDecoration } ?? false }
    let before = members[..<index].lastIndex { $0.onlyView?.parts != true }
    let behind = members[(index + 1)...].firstIndex { $0.onlyView?.parts != true }
    return [before, behind].contains { $0.map(others.contains) ?? false }
  }
}

extension ViewPair {
  fileprivate var hasOtherFurniture: Bool {
    children.contains { child in
      if case .both(let pair) = child { pair.setsOtherFurniture } else { false }
    }
  }

  private var setsOtherFurniture: Bool {
    if modifiers.contains(where: { $0.view.kind.hasPrefix("listRow") }) { return true }
    if new.kind.hasPrefix("listRow"), new.attributes != old.attributes { return true }
    return new.content != nil && hasOtherFurniture
  }

  fileprivate var containsOtherRows: Bool {
    old.rows?.count != new.rows?.count
      || children.contains { child in
        if case .both(let row) = child { return row.new.kind == "ListRow" && row.hasOtherFurniture }
        return child.onlyView.map { !$0.isDecoration } ?? false
      }
  }
}

extension ViewPair.Member {
  fileprivate var isAdded: Bool { if case .added = self { true } else { false } }

  fileprivate var onlyView: InspectedView? {
    switch self {
    case .added(let view), .removed(let view): view
    case .both: nil
    }
  }
}

extension InspectedView {
  private static let listParts: Set = ["Separator", "gap", "ground", "card"]

  fileprivate var isDrawnByLists: Bool { Self.listParts.contains(core.kind) }

  fileprivate var parts: Bool {
    let thickness = 2.0
    return isDecoration
      && (LayoutComparison.yields.contains(core.kind)
        || children.isEmpty && min(frame.width, frame.height) <= thickness)
  }
}
