public import GalleyMotion

public struct SheetPhysics: Hashable, Sendable {
  /// In ascending order, in points; never empty.
  public let heights: [Double]
  public let canBeDismissed: Bool
  /// Whether the sheet may skip detents, and not only reach those next to the height at release.
  public let skipsDetents: Bool

  public static let spring = Spring(response: 0.4, dampingRatio: 1)

  /// Creates the physics of a sheet.
  ///
  /// - Parameters:
  ///   - heights: The resting heights in points, in any order. Duplicates are dropped, and an empty list counts as a
  ///     single height of 0.
  ///   - canBeDismissed: Whether the sheet may also come to rest at height 0 (default: `true`).
  ///   - skipsDetents: Whether the sheet may skip detents, and not only reach those next to the height at release
  ///     (default: `false`).
  public init(heights: [Double], canBeDismissed: Bool = true, skipsDetents: Bool = false) {
    let sorted = Set(heights).sorted()
    self.heights = sorted.isEmpty ? [0] : sorted
    self.canBeDismissed = canBeDismissed
    self.skipsDetents = skipsDetents
  }

  /// Returns the height at which a sheet comes to rest after its release.
  ///
  /// What counts is the height at which the sheet would come to rest by itself. Between two detents, the sheet
  /// continues to the farther one if it would pass their midpoint.
  ///
  /// - Parameters:
  ///   - height: The height at release, in points.
  ///   - velocity: The velocity at which the sheet grows, in points per second.
  public func goal(from height: Double, velocity: Double) -> Double {
    let stops = (canBeDismissed ? [0] : []) + heights
    let projected = Fling(from: height, velocity: velocity).destination
    guard !skipsDetents else { return stops.min { abs($0 - projected) < abs($1 - projected) } ?? height }
    // A sheet exactly at a detent is treated as moving to the next detent in its direction.
    let upper = stops.firstIndex { velocity > 0 ? $0 > height : $0 >= height } ?? stops.count
    guard upper > 0, upper < stops.count else { return stops[min(upper, stops.count - 1)] }
    let (low, high) = (stops[upper - 1], stops[upper])
    return (projected - low) / (high - low) > 0.5 ? high : low
  }
}
