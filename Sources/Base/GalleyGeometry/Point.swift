/// A location in points. x grows to the right, y grows downwards.
///
/// It is available as `CGPoint` after `import CoreGraphics` or `import SwiftUI`.
public struct Point: Hashable, Sendable, BitwiseCopyable {
  public var x: Double
  public var y: Double

  /// Creates a location in points.
  ///
  /// - Parameters:
  ///   - x: The distance from the left (default: 0).
  ///   - y: The distance from the top, growing downwards (default: 0).
  @inlinable
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  public static let zero = Point()

  @inlinable
  public static func + (point: Point, offset: Point) -> Point {
    Point(x: point.x + offset.x, y: point.y + offset.y)
  }

  @inlinable
  public static func - (point: Point, origin: Point) -> Point {
    Point(x: point.x - origin.x, y: point.y - origin.y)
  }

  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
