/// A rectangle of pixels: 8 bits a channel, red green blue alpha, alpha not premultiplied, sRGB, rows top down.
public struct Bitmap: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  public let height: Int
  /// The bytes: `width * height * 4` of them, no padding between rows.
  public var pixels: [UInt8]

  /// A bitmap over `pixels`; their count must be `width * height * 4`.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width >= 0 && height >= 0, "a bitmap's sides cannot be negative")
    precondition(pixels.count == width * height * 4, "a bitmap needs four bytes for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in column `x` of row `y`, from the top left.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let start = (y * width + x) * 4
    return (pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
  }
}
