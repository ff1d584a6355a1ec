/// How many pixels a bitmap has.
public struct PixelSize: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  public let height: Int

  /// A size of `width` by `height` pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public var count: Int { width * height }

  /// What both sizes cover when their top left pixels meet.
  public func overlap(_ other: PixelSize) -> PixelSize {
    PixelSize(width: min(width, other.width), height: min(height, other.height))
  }

  public func union(_ other: PixelSize) -> PixelSize {
    PixelSize(width: max(width, other.width), height: max(height, other.height))
  }
}
