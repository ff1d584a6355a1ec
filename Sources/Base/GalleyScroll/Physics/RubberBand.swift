/// The resistance of content that is pulled beyond its edge.
///
/// A pull of x points shows as (1 − 1/(x·c/e + 1))·e points, where e is the viewport's length and c the coefficient:
/// the first point shows as c, and no pull shows as more than e.
public struct RubberBand: Hashable, Sendable {
  /// How much of the first point shows; 0.55 is UIKit's.
  public let coefficient: Double

  /// A band of UIKit's strength, or of another above 0.
  public init(coefficient: Double = 0.55) {
    precondition(coefficient > 0, "a rubber band's coefficient is above 0")
    self.coefficient = coefficient
  }

  /// How far content shows beyond its edge when it is pulled `distance` points in a viewport `extent` long.
  public func stretch(for distance: Double, extent: Double) -> Double {
    guard distance > 0, extent > 0 else { return 0 }
    return distance.isFinite ? (1 - 1 / (distance * coefficient / extent + 1)) * extent : extent
  }

  /// How far content was pulled that shows `stretch` points beyond its edge; infinite from the viewport's length on.
  public func distance(for stretch: Double, extent: Double) -> Double {
    guard stretch > 0, extent > 0 else { return 0 }
    return stretch < extent ? stretch * extent / (coefficient * (extent - stretch)) : .infinity
  }

  /// How far content moves for each point more at `distance` points of pull.
  func slope(at distance: Double, extent: Double) -> Double {
    guard distance >= 0, extent > 0 else { return 1 }
    let part = distance * coefficient / extent + 1
    return coefficient / (part * part)
  }
}
