public import GalleyGeometry

/// Where a parent puts a child, and what it proposes to it there.
public struct Placement: Hashable, Sendable {
  /// The child's top-left corner in the parent's coordinates.
  public var origin: Point
  /// The proposal that holds inside the child, whatever bounds its parent has.
  public var proposal: ProposedViewSize

  public init(origin: Point, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}
