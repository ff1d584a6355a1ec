/// A bitmap in a picture. Images are compared only by their digests.
public struct PictureImage: Hashable, Sendable {
  /// The identity of the pixels. Images with the same digest have the same pixels.
  public let digest: String
  public let bitmap: Bitmap

  /// Creates an image with a digest that the caller computed.
  ///
  /// - Parameters:
  ///   - digest: The identity of the pixels. Only identical pixels may have the same digest, because images are
  ///     compared only by digest.
  ///   - bitmap: The pixels.
  public init(digest: String, bitmap: Bitmap) {
    self.digest = digest
    self.bitmap = bitmap
  }

  public static func == (first: PictureImage, second: PictureImage) -> Bool { first.digest == second.digest }

  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
