import GalleyFiles

public enum PagePictures: Hashable, Sendable {
  case inside
  /// In files of their own in this folder beside the page, each picture once.
  case beside(folder: String)

  /// The name of the file of a picture, as seen from the page; nil where the page holds it.
  func name(of image: Review.Image) -> String? {
    guard case .beside(let folder) = self else { return nil }
    return
      "\(folder)/\(SHA256.hexDigest(of: image.bytes).prefix(20)).\(image.mediaType.dropFirst("image/".count))"
  }

  /// What of a page's policy lets its pictures be shown: they are in its file, or come from where that came from.
  var policy: String { self == .inside ? "img-src data:" : "img-src 'self' file: data:" }
}
