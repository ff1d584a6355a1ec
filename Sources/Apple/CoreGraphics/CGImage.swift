public import GalleyPicture

public final class CGImage: Sendable {
  public let picture: PictureImage

  public init(_ picture: PictureImage) { self.picture = picture }

  public var width: Int { picture.bitmap.width }
  public var height: Int { picture.bitmap.height }
}

extension CGImage: Hashable {
  public static func == (first: CGImage, second: CGImage) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
