/// The size of a bitmap, in pixels.
public struct PixelSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public var count: Int { width * height }

  /// Returns the size of the area that both bitmaps cover when their top left corners are aligned.
  public func overlap(_ other: PixelSize) -> PixelSize {
    PixelSize(width: min(width, other.width), height: min(height, other.height))
  }

  public func union(_ other: PixelSize) -> PixelSize {
    PixelSize(width: max(width, other.width), height: max(height, other.height))
  }
}
