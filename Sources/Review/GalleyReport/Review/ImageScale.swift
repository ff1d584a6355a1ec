public import GalleyDiff
import GalleyImage

extension Review.Image {
  /// The scale is that stored in the PNG or JPEG file (default: 1).
  public init(_ bytes: [UInt8], size: PixelSize) {
    self.init(bytes, size: size, scale: PNGScale.of(bytes) ?? 1)
  }
}
