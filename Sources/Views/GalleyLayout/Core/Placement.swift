public import GalleyGeometry

/// The position of a child in its parent and the size proposed to it there.
public struct Placement: Hashable, Sendable {
  public var origin: Point
  public var proposal: ProposedViewSize

  public init(origin: Point, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}
