import GalleyFiles

public enum PagePictures: Hashable, Sendable {
  case inside
  /// Separate files in a folder next to the page. Each image is stored once.
  case beside(folder: String)

  /// Returns the relative file name of an image, or nil if the page contains it.
  func name(of image: Review.Image) -> String? {
    guard case .beside(let folder) = self else { return nil }
    return
      "\(folder)/\(SHA256.hexDigest(of: image.bytes).prefix(20)).\(image.mediaType.dropFirst("image/".count))"
  }

  /// The part of the content security policy that permits the images of the page.
  var policy: String { self == .inside ? "img-src data:" : "img-src 'self' file: data:" }
}
