/// A position in a rectangle as fractions of its size: (0, 0) is top leading, (1, 1) is bottom trailing.
public struct UnitPoint: Hashable, Sendable, BitwiseCopyable {
  public var x: Double
  public var y: Double

  public init() { self.init(x: 0, y: 0) }

  /// Creates a position in a rectangle. Values outside 0…1 lie outside the rectangle.
  ///
  /// - Parameters:
  ///   - x: The fraction of the width: 0 is leading, 1 is trailing.
  ///   - y: The fraction of the height: 0 is the top, 1 is the bottom.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  public func point(in rect: Rect) -> Point {
    Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
