/// The resistance of content that is dragged beyond its edge.
///
/// A drag of x points beyond the edge moves the content by (1 − 1/(x·c/e + 1))·e points, where e is the viewport's
/// length and c the coefficient. The first dragged point moves it by about c points, and the movement never exceeds e.
///
/// ```swift
/// RubberBand().stretch(for: 100, extent: 800)  // 51.5
/// ```
public struct RubberBand: Hashable, Sendable {
  /// How far the content moves per point at the start of the drag. UIKit uses 0.55.
  public let coefficient: Double

  /// `coefficient` must be positive.
  public init(coefficient: Double = 0.55) {
    precondition(coefficient > 0, "a rubber band's coefficient must be above 0")
    self.coefficient = coefficient
  }

  /// Returns the visible overscroll for a drag of `distance` points beyond the edge, in points.
  ///
  /// - Parameters:
  ///   - distance: The drag beyond the edge, in points.
  ///   - extent: The length of the viewport, in points.
  public func stretch(for distance: Double, extent: Double) -> Double {
    guard distance > 0, extent > 0 else { return 0 }
    return distance.isFinite ? (1 - 1 / (distance * coefficient / extent + 1)) * extent : extent
  }

  /// Returns the drag distance that produces a visible overscroll of `stretch` points. Inverse of
  /// ``stretch(for:extent:)``.
  ///
  /// The result is infinite if `stretch` is at least the viewport's length, `extent`.
  ///
  /// - Parameters:
  ///   - stretch: The visible overscroll, in points. Negative values count as 0.
  ///   - extent: The length of the viewport, in points.
  /// - Returns: The distance in points, or 0 if `extent` is 0.
  public func distance(for stretch: Double, extent: Double) -> Double {
    guard stretch > 0, extent > 0 else { return 0 }
    return stretch < extent ? stretch * extent / (coefficient * (extent - stretch)) : .infinity
  }

  func slope(at distance: Double, extent: Double) -> Double {
    guard distance >= 0, extent > 0 else { return 1 }
    let part = distance * coefficient / extent + 1
    return coefficient / (part * part)
  }
}
