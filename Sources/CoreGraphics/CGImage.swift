public import GalleyPicture

/// The pixels of an image.
public final class CGImage: Sendable {
  /// The pixels as views draw them.
  public let picture: PictureImage

  /// The pixels of `picture`.
  public init(_ picture: PictureImage) { self.picture = picture }

  /// How many pixels the image is wide.
  public var width: Int { picture.bitmap.width }
  /// How many pixels the image is high.
  public var height: Int { picture.bitmap.height }
}
