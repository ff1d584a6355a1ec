import GalleyGeometry
import GalleySnapshot

/// Lines and gaps come and go with the views that they part: a line above the new last row is no news of its own.
extension Siblings {
  /// Whether the view at `index` parts others, and came or went with one of those; `path` leads to the views.
  ///
  /// Lists draw their own lines and cards around any rows. A line that somebody wrote belongs to the views before and
  /// behind it.
  func isOrnament(_ index: Int, in path: [ViewPair]) -> Bool {
    guard let view = members[index].onlyView, view.parts else { return false }
    if view.isDrawnByLists { return path.contains(where: \.holdsOtherRows) }
    let others = members.indices.filter { members[$0].onlyView.map { !$0.isDecoration } ?? false }
    let before = members[..<index].lastIndex { $0.onlyView?.parts != true }
    let behind = members[(index + 1)...].firstIndex { $0.onlyView?.parts != true }
    return [before, behind].contains { $0.map(others.contains) ?? false }
  }
}

extension ViewPair {
  /// Whether a view inside came, went or stands elsewhere.
  fileprivate var holdsOtherRows: Bool {
    old.rows?.count != new.rows?.count || children.contains { $0.onlyView.map { !$0.isDecoration } ?? false }
  }
}

extension ViewPair.Member {
  /// The view that is in one layout only; nil for one that is in both.
  fileprivate var onlyView: InspectedView? {
    switch self {
    case .added(let view), .removed(let view): view
    case .both: nil
    }
  }
}

extension InspectedView {
  /// Lines, gaps and grounds that lists draw by themselves.
  private static let listParts: Set = ["Separator", "gap", "ground", "card"]

  fileprivate var isDrawnByLists: Bool { Self.listParts.contains(core.kind) }

  /// Whether the view only parts those around it.
  fileprivate var parts: Bool {
    let thickness = 2.0
    return isDecoration
      && (LayoutComparison.yields.contains(core.kind)
        || children.isEmpty && min(frame.width, frame.height) <= thickness)
  }
}
