package import GalleyPicture

extension Bitmap {
  /// Whether the image is a photograph. In flat colours, text and gradients, a pixel usually repeats the pixel to the
  /// left or above. Pixels of a photograph rarely do.
  package func isPhotographic(x: Int = 0, y: Int = 0, width: Int? = nil, height: Int? = nil) -> Bool {
    let (right, bottom) = (min(self.width, x + (width ?? self.width)), min(self.height, y + (height ?? self.height)))
    var (seen, noisy) = (0, 0)
    pixels.withUnsafeBytes { bytes in
      func pixel(_ x: Int, _ y: Int) -> UInt32 {
        bytes.loadUnaligned(fromByteOffset: (y * self.width + x) * 4, as: UInt32.self)
      }
      for row in stride(from: y + 1, to: bottom, by: 4) {
        for column in stride(from: x + 1, to: right, by: 1) {
          let own = pixel(column, row)
          seen += 1
          if own != pixel(column - 1, row), own != pixel(column, row - 1) { noisy += 1 }
        }
      }
    }
    return 4 * noisy >= Bitmap.minimumNoise && noisy * 6 > seen
  }

  /// Whether the image contains a photograph. In a square of a photograph, most pixels differ from those to the left
  /// and above. In a square of text, half of the pixels belong to the flat background.
  package func containsPhotograph(x: Int, y: Int, width: Int, height: Int) -> Bool {
    let (right, bottom) = (min(self.width, x + width), min(self.height, y + height))
    let side = Bitmap.squareSide
    var squares = 0
    pixels.withUnsafeBytes { bytes in
      for top in stride(from: y, through: bottom - side, by: side) {
        for left in stride(from: x, through: right - side, by: side)
        where Bitmap.isNoisy(bytes, left: left, top: top, stride: self.width) {
          squares += 1
        }
        if squares >= Bitmap.minimumSquares { return }
      }
    }
    return squares >= Bitmap.minimumSquares
  }

  /// Whether most pixels of a square are new, which means that they differ from the pixels to the left and above.
  /// Checking every second row is sufficient.
  private static func isNoisy(_ bytes: UnsafeRawBufferPointer, left: Int, top: Int, stride width: Int) -> Bool {
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      bytes.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self)
    }
    var noisy = 0
    for row in stride(from: top + 1, to: top + squareSide, by: 2) {
      for column in left + 1..<left + squareSide {
        let own = pixel(column, row)
        if own != pixel(column - 1, row), own != pixel(column, row - 1) { noisy += 1 }
      }
    }
    return 2 * noisy >= (squareSide - 1) * (squareSide / 2)
  }

  private static let squareSide = 16
  /// The minimum number of noisy squares. In the templates, screens with only text, icons and emoji have up to 18 of
  /// them, and screens with a photograph have at least 32.
  private static let minimumSquares = 24

  /// The minimum number of new pixels. For images below 100 × 100 pixels, the choice has little effect.
  private static let minimumNoise = 10_000
}
