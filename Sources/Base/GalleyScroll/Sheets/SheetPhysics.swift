public import GalleyMotion

/// Where a sheet comes to rest that is let go, and how it gets there.
public struct SheetPhysics: Hashable, Sendable {
  /// The heights at which it rests, from the least, in points; never empty.
  public let heights: [Double]
  public let canBeDismissed: Bool
  /// Whether it may come to rest at any height at once, and not only at those beside where it was let go.
  public let skipsDetents: Bool

  /// The spring that takes it there: 0.4 s, without bounce.
  public static let spring = Spring(response: 0.4, dampingRatio: 1)

  public init(heights: [Double], canBeDismissed: Bool = true, skipsDetents: Bool = false) {
    let sorted = Set(heights).sorted()
    self.heights = sorted.isEmpty ? [0] : sorted
    self.canBeDismissed = canBeDismissed
    self.skipsDetents = skipsDetents
  }

  /// The height at which a sheet comes to rest that is let go at `height` and gets higher with `velocity`, in points a
  /// second.
  ///
  /// It is taken to where it would slow down by itself. Between the two heights on whose way it is, it goes on to the
  /// farther one when it would come past the middle.
  public func goal(from height: Double, velocity: Double) -> Double {
    let stops = (canBeDismissed ? [0] : []) + heights
    let projected = Fling(from: height, velocity: velocity).destination
    guard !skipsDetents else { return stops.min { abs($0 - projected) < abs($1 - projected) } ?? height }
    // A sheet that lies on a height is on the way to the one it moves to.
    let upper = stops.firstIndex { velocity > 0 ? $0 > height : $0 >= height } ?? stops.count
    guard upper > 0, upper < stops.count else { return stops[min(upper, stops.count - 1)] }
    let (low, high) = (stops[upper - 1], stops[upper])
    return (projected - low) / (high - low) > 0.5 ? high : low
  }
}
