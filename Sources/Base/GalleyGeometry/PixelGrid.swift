/// The device pixels under a drawing, and how an edge finds its pixel.
///
/// Layout keeps full doubles; drawing rounds each *edge* to the nearest pixel, halves up, so that neighbours
/// which share an edge in points share it in pixels and a row of thirds fills its width (33, 34, 33).
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; 1, 2 and 3 are usual.
  public var scale: Double

  /// The grid with `scale` pixels to a point; what is no positive number counts as 1.
  public init(scale: Double) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  /// The width of one pixel, in points.
  public var pixel: Double { 1 / scale }

  /// `length` moved to the nearest pixel edge, halves up; in points.
  @inlinable
  public func snap(_ length: Double) -> Double {
    ((length * scale) + 0.5).rounded(.down) / scale
  }

  /// `length` rounded up to whole pixels, in points; less than a thousandth of a pixel over does not count.
  @inlinable
  public func roundUp(_ length: Double) -> Double {
    ((length * scale) - 0.001).rounded(.up) / scale
  }

  /// The rectangle with each of its edges on the nearest pixel edge.
  public func snap(_ rect: Rect) -> Rect {
    let left = snap(rect.minX)
    let top = snap(rect.minY)
    return Rect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }
}
