import GalleyPicture

final class ImageStore {
  private struct Request: Hashable {
    var source: Source
    var width: Int
    var height: Int
  }

  private enum Source: Hashable {
    case image(PictureImage)
    case glyph(ObjectIdentifier)
  }

  /// The maximum total size of all surfaces, in bytes. If it is exceeded, all surfaces are released.
  private static let byteLimit = 256 << 20

  private var surfaces: [Request: ImageSurface] = [:]
  private var bytes = 0

  /// Returns an image as a surface. The image is reduced if it exceeds Cairo's maximum side.
  func surface(_ image: PictureImage) throws(PaintError) -> ImageSurface {
    let request = Request(source: .image(image), width: image.bitmap.width, height: image.bitmap.height)
    if let known = surfaces[request] { return known }
    return keep(try ImageSurface(image.bitmap.reduced(toSide: CanvasSize.sideLimit)), for: request)
  }

  /// Returns an image that is reduced by averaging. A side that is already shorter keeps its length.
  func surface(_ image: PictureImage, width: Int, height: Int) throws(PaintError) -> ImageSurface {
    let request = Request(
      source: .image(image), width: min(width, image.bitmap.width), height: min(height, image.bitmap.height))
    if let known = surfaces[request] { return known }
    let whole = try surface(image)
    return keep(try AreaScaler.scaled(whole, width: request.width, height: request.height), for: request)
  }

  /// Returns a reduced glyph, or the glyph in full size if Cairo has to enlarge it. The surface of the glyph is used as
  /// the key, because it exists as long as its font.
  func surface(_ glyph: ColorStrikes.Glyph, width: Int, height: Int) throws(PaintError) -> ImageSurface {
    let whole = glyph.surface
    guard width < whole.width || height < whole.height else { return whole }
    let request = Request(
      source: .glyph(ObjectIdentifier(whole)), width: min(width, whole.width), height: min(height, whole.height))
    if let known = surfaces[request] { return known }
    return keep(try AreaScaler.scaled(whole, width: request.width, height: request.height), for: request)
  }

  var sizes: [PictureImage: [ImageSize]] {
    var sizes: [PictureImage: [ImageSize]] = [:]
    for request in surfaces.keys {
      guard case .image(let image) = request.source else { continue }
      let isWhole = (request.width, request.height) == (image.bitmap.width, image.bitmap.height)
      if !isWhole { sizes[image, default: []].append(ImageSize(width: request.width, height: request.height)) }
    }
    return sizes.mapValues { $0.sorted { ($0.width, $0.height) < ($1.width, $1.height) } }
  }

  private func keep(_ surface: ImageSurface, for request: Request) -> ImageSurface {
    let size = surface.width * surface.height * 4
    if bytes + size > ImageStore.byteLimit {
      surfaces.removeAll()
      bytes = 0
    }
    bytes += size
    surfaces[request] = surface
    return surface
  }
}
