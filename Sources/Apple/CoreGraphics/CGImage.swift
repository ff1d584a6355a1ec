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

extension CGImage: Hashable {
  /// Whether both are the same image.
  public static func == (first: CGImage, second: CGImage) -> Bool { first === second }

  /// Adds which image it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
