public import GalleyGeometry

// Sides that may be negative, and the null and the infinite rectangle: Apple's rules for `CGRect`.
extension Rect {
  /// No rectangle at all: the intersection of rectangles that do not meet. Its union with another one is the other one.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The rectangle without bounds.
  public static let infinite = Rect(
    x: -Double.greatestFiniteMagnitude / 2, y: -Double.greatestFiniteMagnitude / 2, width: .greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude)

  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether it is the rectangle without bounds.
  public var isInfinite: Bool { self == .infinite }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  public var minX: Double { origin.x + min(size.width, 0) }
  public var midX: Double { origin.x + size.width / 2 }
  public var maxX: Double { origin.x + max(size.width, 0) }
  public var minY: Double { origin.y + min(size.height, 0) }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxY: Double { origin.y + max(size.height, 0) }
  /// The horizontal extent, which is never negative.
  public var width: Double { abs(size.width) }
  /// The vertical extent, which is never negative.
  public var height: Double { abs(size.height) }

  /// The same area with sides that are not negative.
  public var standardized: Rect {
    size.width >= 0 && size.height >= 0 ? self : Rect(x: minX, y: minY, width: width, height: height)
  }

  public var integral: Rect {
    guard !isNull, !isInfinite else { return self }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
