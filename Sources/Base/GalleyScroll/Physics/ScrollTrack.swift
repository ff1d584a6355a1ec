public import GalleyGeometry

/// The range of resting offsets of a scroll view on one axis and the length of its viewport, in points.
public struct ScrollTrack: Hashable, Sendable {
  public let lower: Double
  public let upper: Double
  public let extent: Double

  /// Creates a range of resting offsets, in points.
  ///
  /// - Parameters:
  ///   - lower: The offset at the start (default: 0).
  ///   - upper: The offset at the end. If it is less than `lower`, the content is shorter than the viewport and cannot
  ///     scroll.
  ///   - extent: The length of the viewport.
  public init(lower: Double = 0, upper: Double, extent: Double) {
    self.lower = lower
    self.upper = max(lower, upper)
    self.extent = extent
  }

  public func clamped(_ offset: Double) -> Double { min(max(offset, lower), upper) }

  /// The side is −1 before the start, 1 after the end.
  func excess(_ offset: Double) -> (distance: Double, side: Double)? {
    if offset < lower { return (lower - offset, -1) }
    if offset > upper { return (offset - upper, 1) }
    return nil
  }
}

extension ScrollGeometry {
  public func track(along axis: Axis) -> ScrollTrack {
    ScrollTrack(
      lower: minimumOffset(along: axis), upper: maximumOffset(along: axis), extent: containerSize[axis])
  }
}
