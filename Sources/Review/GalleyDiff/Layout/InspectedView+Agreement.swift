import GalleySnapshot

extension InspectedView {
  /// Whether every property that ``ViewTraits`` compares is the same for each pair of views at the same position. This
  /// fast check succeeds for most siblings, and does not need to collect the text inside them.
  static func agree(_ old: [InspectedView], _ new: [InspectedView]) -> Bool {
    areEqual(old, new) { $0.agreesOutside(with: $1) && $0.agreesInside(with: $1) }
  }

  private static func areEqual(
    _ old: [InspectedView], _ new: [InspectedView], _ isEqual: (InspectedView, InspectedView) -> Bool
  ) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy(isEqual)
  }

  /// Whether both views, and the views that their modifiers apply to, have the same row, the same kind of control and
  /// the same arguments.
  private func agreesOutside(with other: InspectedView) -> Bool {
    guard row == other.row, control?.kind == other.control?.kind, attributes == other.attributes else { return false }
    // A modifier applies to one of its children. The children of stacks are compared separately.
    guard children.count == 1 || startsLow else { return children.count == other.children.count }
    return Self.areEqual(children, other.children) { $0.agreesOutside(with: $1) }
  }

  private func agreesInside(with other: InspectedView) -> Bool {
    kind == other.kind && id == other.id && row == other.row && lines == other.lines && words == other.words
      && Self.areEqual(children, other.children) { $0.agreesInside(with: $1) }
  }
}
