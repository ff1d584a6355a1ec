/// A rectangle of whole pixels, counted from the top left.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  /// Columns; 0 for an empty rectangle.
  public var width: Int
  /// Rows; 0 for an empty rectangle.
  public var height: Int

  /// The rectangle of `width` by `height` pixels whose top left one is (`x`, `y`).
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The first column behind the rectangle; the largest number if that would be more.
  public var maxX: Int { PixelRect.sum(x, width) }
  /// The first row behind the rectangle; the largest number if that would be more.
  public var maxY: Int { PixelRect.sum(y, height) }
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// What lies in both rectangles; empty where they do not meet.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  private static func sum(_ start: Int, _ length: Int) -> Int {
    let (sum, overflows) = start.addingReportingOverflow(length)
    return overflows ? .max : sum
  }
}
