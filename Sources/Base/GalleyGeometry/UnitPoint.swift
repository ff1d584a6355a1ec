/// A place in a rectangle as fractions of its size: (0, 0) is top leading, (1, 1) bottom trailing.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: Double
  /// The fraction of the height.
  public var y: Double

  /// The top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// A place from two fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// (0, 0)
  public static let zero = UnitPoint(x: 0, y: 0)
  /// (0.5, 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// (0, 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// (1, 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// (0.5, 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// (0.5, 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// (0, 0)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// (1, 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// (0, 1)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// (1, 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point at this place of `rect`.
  public func point(in rect: Rect) -> Point {
    Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
