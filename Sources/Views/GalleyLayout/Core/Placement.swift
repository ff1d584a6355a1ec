public import GalleyGeometry

public struct Placement: Hashable, Sendable {
  public var origin: Point
  public var proposal: ProposedViewSize

  public init(origin: Point, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}
