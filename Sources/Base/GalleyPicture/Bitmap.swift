/// An image in memory: 8-bit RGBA in sRGB, alpha not premultiplied, rows from top to bottom.
public struct Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// The bytes of all pixels (`width * height * 4`), without padding between rows.
  public var pixels: [UInt8]

  /// Creates a bitmap.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at least 0.
  ///   - height: The height in pixels, at least 0.
  ///   - pixels: RGBA bytes in sRGB with straight alpha, row by row from the top. The array must contain `width *
  ///     height * 4` bytes; any other count is a programming error and traps.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width >= 0 && height >= 0, "a bitmap's sides cannot be negative")
    precondition(pixels.count == width * height * 4, "a bitmap needs four bytes for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let start = (y * width + x) * 4
    return (pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
  }
}
