/// A rectangle of whole pixels. The origin is the top left corner of the image.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  /// Creates a rectangle, in pixels.
  ///
  /// - Parameters:
  ///   - x: The first column.
  ///   - y: The first row.
  ///   - width: The number of columns. Negative values count as 0.
  ///   - height: The number of rows. Negative values count as 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The first column after the rectangle, or `Int.max` on overflow.
  public var maxX: Int { PixelRect.sum(x, width) }
  /// The first row after the rectangle, or `Int.max` on overflow.
  public var maxY: Int { PixelRect.sum(y, height) }
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Returns the common rectangle, which is empty if the rectangles do not overlap.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  private static func sum(_ start: Int, _ length: Int) -> Int {
    let (sum, overflows) = start.addingReportingOverflow(length)
    return overflows ? .max : sum
  }
}
