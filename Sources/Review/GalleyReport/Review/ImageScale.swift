public import GalleyDiff
import GalleyImage

extension Review.Image {
  /// The picture of the file `bytes`, as large on a screen as the file itself says, or pixel for point.
  public init(_ bytes: [UInt8], size: PixelSize) {
    self.init(bytes, size: size, scale: PNGScale.of(bytes) ?? 1)
  }
}
