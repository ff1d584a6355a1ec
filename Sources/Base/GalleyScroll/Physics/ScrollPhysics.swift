public struct ScrollPhysics: Hashable, Sendable {
  public var decelerationRate: ScrollDecelerationRate
  public var bounce: ScrollBounce
  public var rubberBand: RubberBand

  /// Creates the physics of a UIKit scroll view, as far as its constants are known.
  ///
  /// - Parameters:
  ///   - decelerationRate: How fast content slows down after release (default: `.normal`).
  ///   - bounce: How overscrolled content returns to its edge (default: `.ios`).
  ///   - rubberBand: The resistance of content that is dragged beyond an edge.
  public init(
    decelerationRate: ScrollDecelerationRate = .normal, bounce: ScrollBounce = .ios,
    rubberBand: RubberBand = RubberBand()
  ) {
    self.decelerationRate = decelerationRate
    self.bounce = bounce
    self.rubberBand = rubberBand
  }

  func shown(_ offset: Double, on track: ScrollTrack) -> Double {
    guard let (distance, side) = track.excess(offset) else { return offset }
    guard bounce != .none else { return track.clamped(offset) }
    return track.clamped(offset) + side * rubberBand.stretch(for: distance, extent: track.extent)
  }

  func wanted(_ offset: Double, on track: ScrollTrack) -> Double {
    guard let (stretch, side) = track.excess(offset), bounce != .none else { return track.clamped(offset) }
    return track.clamped(offset) + side * rubberBand.distance(for: stretch, extent: track.extent)
  }

  func shownVelocity(_ velocity: Double, at offset: Double, on track: ScrollTrack) -> Double {
    guard bounce != .none else {
      // At an edge, content without bounce moves only inwards.
      let isStopped = velocity < 0 ? offset <= track.lower : offset >= track.upper
      return isStopped || track.excess(offset) != nil ? 0 : velocity
    }
    guard let (distance, _) = track.excess(offset) else { return velocity }
    return velocity * rubberBand.slope(at: distance, extent: track.extent)
  }
}
