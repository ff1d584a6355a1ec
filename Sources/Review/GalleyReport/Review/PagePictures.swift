import GalleyFiles

public enum PagePictures: Hashable, Sendable {
  case inside
  /// The images are files in a folder next to the page. Each image is stored once.
  case beside(folder: String)

  /// Returns the relative name of the file, or nil if the page contains the image.
  func name(of image: Review.Image) -> String? {
    guard case .beside(let folder) = self else { return nil }
    return
      "\(folder)/\(SHA256.hexDigest(of: image.bytes).prefix(20)).\(image.mediaType.dropFirst("image/".count))"
  }

  var policy: String { self == .inside ? "img-src data:" : "img-src 'self' file: data:" }
}
