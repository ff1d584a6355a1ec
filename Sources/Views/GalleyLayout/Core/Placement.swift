public import GalleyGeometry

public struct Placement: Hashable, Sendable {
  public var origin: Point
  public var proposal: ProposedViewSize

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - origin: The top-left corner of the child, in points from that of its parent.
  ///   - proposal: The size that the child is measured with. Nil on an axis requests the ideal length.
  public init(origin: Point, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}
