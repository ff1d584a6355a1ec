import GalleySnapshot

extension InspectedView {
  /// Whether two lists of siblings, none of which is a row, match place by place: everything that ``ViewTraits`` asks
  /// of a view is the same on both sides.
  ///
  /// This holds for most siblings of two layouts, and is found without collecting the texts inside.
  static func agree(_ old: [InspectedView], _ new: [InspectedView]) -> Bool {
    areEqual(old, new) { $0.agreesOutside(with: $1) && $0.agreesInside(with: $1) }
  }

  /// Whether both lists are of one length and `isEqual` is true at each place.
  private static func areEqual(
    _ old: [InspectedView], _ new: [InspectedView], _ isEqual: (InspectedView, InspectedView) -> Bool
  ) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy(isEqual)
  }

  /// Whether the view and those that its modifiers are given to are no rows, draw the same kind of control, and have
  /// the same arguments.
  private func agreesOutside(with other: InspectedView) -> Bool {
    guard row == nil, other.row == nil, control?.kind == other.control?.kind, attributes == other.attributes else {
      return false
    }
    // A modifier is given to one of its children; those of stacks are not asked.
    guard children.count == 1 || startsLow else { return children.count == other.children.count }
    return Self.areEqual(children, other.children) { $0.agreesOutside(with: $1) }
  }

  /// Whether the kinds, names and texts of the view and of all inside are the same.
  private func agreesInside(with other: InspectedView) -> Bool {
    kind == other.kind && id == other.id && row == other.row && lines == other.lines && words == other.words
      && Self.areEqual(children, other.children) { $0.agreesInside(with: $1) }
  }
}
