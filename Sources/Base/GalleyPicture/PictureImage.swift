/// A bitmap in a picture, compared by its digest only.
public struct PictureImage: Hashable, Sendable {
  /// Equal digests mean equal pixels.
  public let digest: String
  public let bitmap: Bitmap

  /// Creates an image with a digest that the caller computed.
  ///
  /// - Parameters:
  ///   - digest: The identity of the pixels. Equal digests must mean equal pixels, because images are compared only by
  ///     digest.
  ///   - bitmap: The pixels.
  public init(digest: String, bitmap: Bitmap) {
    self.digest = digest
    self.bitmap = bitmap
  }

  public static func == (first: PictureImage, second: PictureImage) -> Bool { first.digest == second.digest }

  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
