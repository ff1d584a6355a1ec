import GalleySnapshot

extension InspectedView {
  /// Returns whether two lists of siblings without rows match one to one: every property that ``ViewTraits`` compares
  /// is equal on both sides.
  ///
  /// This holds for most siblings of two layouts, and the check does not need to collect the texts inside.
  static func agree(_ old: [InspectedView], _ new: [InspectedView]) -> Bool {
    areEqual(old, new) { $0.agreesOutside(with: $1) && $0.agreesInside(with: $1) }
  }

  private static func areEqual(
    _ old: [InspectedView], _ new: [InspectedView], _ isEqual: (InspectedView, InspectedView) -> Bool
  ) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy(isEqual)
  }

  /// Returns whether both views, and the views inside their modifiers, are not rows and have the same kind of control
  /// and the same arguments.
  private func agreesOutside(with other: InspectedView) -> Bool {
    guard row == nil, other.row == nil, control?.kind == other.control?.kind, attributes == other.attributes else {
      return false
    }
    // A modifier applies to one of its children. The children of stacks are compared separately.
    guard children.count == 1 || startsLow else { return children.count == other.children.count }
    return Self.areEqual(children, other.children) { $0.agreesOutside(with: $1) }
  }

  private func agreesInside(with other: InspectedView) -> Bool {
    kind == other.kind && id == other.id && row == other.row && lines == other.lines && words == other.words
      && Self.areEqual(children, other.children) { $0.agreesInside(with: $1) }
  }
}
