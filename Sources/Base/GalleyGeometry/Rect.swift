/// A rectangle in points, defined by its top-left corner and its size.
///
/// ```swift
/// let card = Rect(x: 16, y: 16, width: 288, height: 120)
/// card.inset(by: EdgeInsets(.horizontal, 8))  // x 24, width 272
/// ```
///
/// The module CoreGraphics declares members with the same names that follow Apple's rules for negative, null and
/// infinite rectangles. With `import SwiftUI`, the compiler prefers those members, because the members here are
/// disfavoured overloads.
public struct Rect: Hashable, Sendable, BitwiseCopyable {
  public var origin: Point
  public var size: Size

  /// Creates a rectangle, in points.
  ///
  /// - Parameters:
  ///   - origin: The top-left corner (default: zero).
  ///   - size: The width and height (default: zero). Negative sides are kept and not standardised.
  @inlinable
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle, in points.
  ///
  /// - Parameters:
  ///   - x: The left edge.
  ///   - y: The top edge.
  ///   - width: The width. A negative width is kept and not standardised.
  ///   - height: The height. A negative height is kept and not standardised.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public static let zero = Rect()

  @_disfavoredOverload @inlinable public var minX: Double { origin.x }
  @_disfavoredOverload @inlinable public var midX: Double { origin.x + size.width / 2 }
  @_disfavoredOverload @inlinable public var maxX: Double { origin.x + size.width }
  @_disfavoredOverload @inlinable public var minY: Double { origin.y }
  @_disfavoredOverload @inlinable public var midY: Double { origin.y + size.height / 2 }
  @_disfavoredOverload @inlinable public var maxY: Double { origin.y + size.height }
  @_disfavoredOverload @inlinable public var width: Double { size.width }
  @_disfavoredOverload @inlinable public var height: Double { size.height }

  @_disfavoredOverload public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  @inlinable
  public func offsetBy(_ offset: Point) -> Rect {
    Rect(origin: origin + offset, size: size)
  }

  /// Returns the rectangle with its sides moved inwards by `insets`. Its width and height never become negative.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Returns the rectangle with its sides moved inwards.
  ///
  /// - Parameters:
  ///   - dx: The inset of the left and the right side, in points; negative values enlarge the rectangle.
  ///   - dy: The inset of the top and the bottom side, in points; negative values enlarge the rectangle.
  @_disfavoredOverload
  public func insetBy(dx: Double, dy: Double) -> Rect {
    inset(by: EdgeInsets(top: dy, leading: dx, bottom: dy, trailing: dx))
  }

  /// Whether the rectangle contains `point`. The left and top edges belong to the rectangle; the right and bottom edges
  /// do not.
  @_disfavoredOverload
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  @_disfavoredOverload
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  @_disfavoredOverload
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  @_disfavoredOverload
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
