public import GalleyMotion

/// How far a scroller has come between two offsets: 0 at the first, 1 at the second.
///
/// Offsets are points from the scroller's start; the second may be the smaller.
public struct ScrollProgress: Hashable, Sendable {
  public var start: Double
  /// Where it ends; nil is the content's end.
  public var end: Double?
  public var curve: UnitCurve
  /// Whether it stays between 0 and 1 where the scroller goes further.
  public var isClamped: Bool

  /// The progress from `start` to `end`; evenly and clamped by default.
  public init(from start: Double = 0, to end: Double? = nil, curve: UnitCurve = .linear, isClamped: Bool = true) {
    self.start = start
    self.end = end
    self.curve = curve
    self.isClamped = isClamped
  }

  /// The progress of a scroller that was scrolled by `distance` and can be by `limit`.
  ///
  /// Where both offsets are one, it is 0 up to there and 1 behind.
  public func value(at distance: Double, limit: Double) -> Double {
    let end = end ?? limit
    guard end != start else { return distance > start ? 1 : 0 }
    let share = (distance - start) / (end - start)
    if share > 0, share < 1 { return curve.value(at: share) }
    return isClamped ? min(max(share, 0), 1) : share
  }
}
