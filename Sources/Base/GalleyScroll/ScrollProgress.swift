public import GalleyMotion

/// The progress of a scroll view from 0 to 1 between two offsets, in points from its start. The second may be smaller.
public struct ScrollProgress: Hashable, Sendable {
  public var start: Double
  public var end: Double?
  public var curve: UnitCurve
  public var isClamped: Bool

  /// Creates a progress between two offsets, in points from the scroll view's start.
  ///
  /// - Parameters:
  ///   - start: The offset at which the progress is 0 (default: 0).
  ///   - end: The offset at which the progress is 1; it may be smaller than `start`. Nil (the default) means the end of
  ///     the content.
  ///   - curve: The timing curve between the two offsets (default: linear).
  ///   - isClamped: Whether the progress stays between 0 and 1 outside the two offsets (default: `true`). Otherwise it
  ///     continues linearly.
  public init(from start: Double = 0, to end: Double? = nil, curve: UnitCurve = .linear, isClamped: Bool = true) {
    self.start = start
    self.end = end
    self.curve = curve
    self.isClamped = isClamped
  }

  /// Returns the progress of a scroll view at `distance`, given its maximum distance `limit`.
  ///
  /// If both offsets are the same, the progress is 0 up to that offset and 1 after it.
  ///
  /// - Parameters:
  ///   - distance: The distance that the scroll view has moved from its start, in points.
  ///   - limit: The maximum distance of the scroll view, in points. It replaces ``end`` if that is nil.
  public func value(at distance: Double, limit: Double) -> Double {
    let end = end ?? limit
    guard end != start else { return distance > start ? 1 : 0 }
    let share = (distance - start) / (end - start)
    if share > 0, share < 1 { return curve.value(at: share) }
    return isClamped ? min(max(share, 0), 1) : share
  }
}
