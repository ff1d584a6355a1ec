import GalleySnapshot

/// A view with a changed style argument, which explains most changes inside it.
struct StyledView {
  private let isList: Bool
  private let isGrid: Bool
  private let isRow: Bool

  init?(_ pair: ViewPair) {
    let names = Set(pair.new.changedAttributes(from: pair.old).map(\.name))
    isList = names.contains("listStyle")
    isRow = names.contains("isSelected")
    isGrid = names.contains("columnCount") && pair.new.kind == "Grid"
    guard isList || isGrid || isRow else { return nil }
  }

  private static let probes: Set = ["background", "fill", "pinnedViews", "cornerRadius"]

  private static let pinned: Set = ["ListHeader", "ListFooter"]

  func explains(_ change: LayoutChange) -> Bool {
    switch change {
    case .attribute(let name, let attribute, _, _):
      isList ? Self.probes.contains(attribute) : attribute == "fill" && name.kind == "ground"
    case .restyled(let name, _, _, _, _): isList && name.row == nil
    case .retyped(_, let from, let to): isList && from.lowercased() == to.lowercased()
    case .scrolled, .padded, .above, .rewrapped: isList
    case .added(let name, _) where isGrid && name.kind == "GridRow": true
    case .removed(let name, _) where isGrid && name.kind == "GridRow": true
    case .added(let name, _) where isRow && name.kind == "ground": true
    case .removed(let name, _) where isRow && name.kind == "ground": true
    case .added(let name, _), .removed(let name, _):
      isList && (LayoutComparison.yields.contains(name.kind) || Self.pinned.contains(name.kind))
    default: false
    }
  }
}
