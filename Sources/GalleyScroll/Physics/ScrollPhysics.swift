/// What a scroller does when it is pulled and let go.
public struct ScrollPhysics: Hashable, Sendable {
  /// How it slows down.
  public var decelerationRate: ScrollDecelerationRate
  /// How content comes back from beyond its edge.
  public var bounce: ScrollBounce
  /// How it resists being pulled beyond its edge.
  public var rubberBand: RubberBand

  /// UIKit's numbers, as far as they are known.
  public init(
    decelerationRate: ScrollDecelerationRate = .normal, bounce: ScrollBounce = .ios,
    rubberBand: RubberBand = RubberBand()
  ) {
    self.decelerationRate = decelerationRate
    self.bounce = bounce
    self.rubberBand = rubberBand
  }

  /// Where content shows that a finger wants at `offset`.
  func shown(_ offset: Double, on track: ScrollTrack) -> Double {
    guard let (distance, side) = track.excess(offset) else { return offset }
    guard bounce != .none else { return track.clamped(offset) }
    return track.clamped(offset) + side * rubberBand.stretch(for: distance, extent: track.extent)
  }

  /// Where a finger wants content that shows at `offset`.
  func wanted(_ offset: Double, on track: ScrollTrack) -> Double {
    guard let (stretch, side) = track.excess(offset), bounce != .none else { return track.clamped(offset) }
    return track.clamped(offset) + side * rubberBand.distance(for: stretch, extent: track.extent)
  }

  /// How far content moves for each point that a finger wants it further at `offset`.
  func slope(at offset: Double, on track: ScrollTrack) -> Double {
    guard let (distance, _) = track.excess(offset) else { return 1 }
    return bounce == .none ? 0 : rubberBand.slope(at: distance, extent: track.extent)
  }
}
