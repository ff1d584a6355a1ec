package import GalleyPicture

extension Bitmap {
  /// Whether a part of the bitmap is mostly photograph: what compresses badly without loss, and where nobody sees a
  /// little of it.
  ///
  /// Flat colours, text and gradients repeat the pixel on the left or above; of a photograph hardly any does.
  package func isPhotographic(x: Int = 0, y: Int = 0, width: Int? = nil, height: Int? = nil) -> Bool {
    let (right, bottom) = (min(self.width, x + (width ?? self.width)), min(self.height, y + (height ?? self.height)))
    var (seen, noisy) = (0, 0)
    pixels.withUnsafeBytes { bytes in
      func pixel(_ x: Int, _ y: Int) -> UInt32 {
        bytes.loadUnaligned(fromByteOffset: (y * self.width + x) * 4, as: UInt32.self)
      }
      // Every fourth row tells enough.
      for row in stride(from: y + 1, to: bottom, by: 4) {
        for column in stride(from: x + 1, to: right, by: 1) {
          let own = pixel(column, row)
          seen += 1
          if own != pixel(column - 1, row), own != pixel(column, row - 1) { noisy += 1 }
        }
      }
    }
    return 4 * noisy >= Bitmap.leastNoise && noisy * 6 > seen
  }

  /// Pixels of a photograph that are worth a decision: 100 × 100.
  private static let leastNoise = 10_000
}
