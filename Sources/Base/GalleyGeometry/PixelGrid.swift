/// The grid of device pixels. Edges are rounded to it only when a layout is drawn. Halves are rounded up.
///
/// Rectangles that share an edge in points also share it in pixels. For example, three rectangles that divide 100
/// pixels equally are 33, 34 and 33 pixels wide.
///
/// ```swift
/// PixelGrid(scale: 2).snap(Rect(x: 0.3, y: 0, width: 10.1, height: 20))  // x 0.5, width 10
/// ```
public struct PixelGrid: Hashable, Sendable {
  public var scale: Double

  /// Creates a grid with `scale` pixels per point. A `scale` that is not positive and finite counts as 1.
  public init(scale: Double) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  public var pixel: Double { 1 / scale }

  /// Returns the nearest pixel edge, in points. Halves round up.
  @inlinable
  public func snap(_ length: Double) -> Double {
    ((length * scale) + 0.5).rounded(.down) / scale
  }

  /// Returns `length` rounded up to whole pixels. An excess of less than 0.001 pixels is ignored.
  @inlinable
  public func roundUp(_ length: Double) -> Double {
    ((length * scale) - 0.001).rounded(.up) / scale
  }

  public func snap(_ rect: Rect) -> Rect {
    let left = snap(rect.minX)
    let top = snap(rect.minY)
    return Rect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }
}
