public import GalleyGeometry

// Rectangles with negative sizes, and the null and infinite rectangles, with the rules of Apple's `CGRect`.
extension Rect {
  /// The union of the null rectangle with another rectangle is that other rectangle.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let infinite = Rect(
    x: -Double.greatestFiniteMagnitude / 2, y: -Double.greatestFiniteMagnitude / 2, width: .greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude)

  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isInfinite: Bool { self == .infinite }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  public var minX: Double { origin.x + min(size.width, 0) }
  public var midX: Double { origin.x + size.width / 2 }
  public var maxX: Double { origin.x + max(size.width, 0) }
  public var minY: Double { origin.y + min(size.height, 0) }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxY: Double { origin.y + max(size.height, 0) }
  public var width: Double { abs(size.width) }
  public var height: Double { abs(size.height) }

  public var standardized: Rect {
    size.width >= 0 && size.height >= 0 ? self : Rect(x: minX, y: minY, width: width, height: height)
  }

  public var integral: Rect {
    guard !isNull, !isInfinite else { return self }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
