public import GalleyDiff
import GalleyImage

extension Review.Image {
  /// Creates an image at the scale stored in the file (default: 1).
  ///
  /// - Parameters:
  ///   - bytes: The content of a PNG or JPEG file.
  ///   - size: The size of the image, in pixels.
  public init(_ bytes: [UInt8], size: PixelSize) {
    self.init(bytes, size: size, scale: PNGScale.of(bytes) ?? 1)
  }
}
