import GalleyPicture

/// The images a painter has made ready for Cairo, each once a size.
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

  /// Bytes kept at a time; above it everything is forgotten and made again when shown.
  private static let byteLimit = 256 << 20

  private var surfaces: [Request: ImageSurface] = [:]
  private var bytes = 0

  /// All pixels of `image`, or averages of them if it has more pixels a side than Cairo holds.
  func surface(_ image: PictureImage) throws(PaintError) -> ImageSurface {
    let request = Request(source: .image(image), width: image.bitmap.width, height: image.bitmap.height)
    if let known = surfaces[request] { return known }
    return keep(try ImageSurface(image.bitmap.reduced(toSide: CanvasSize.sideLimit)), for: request)
  }

  /// `image` averaged down to at most `width` × `height` pixels; an axis that is shorter stays as it is.
  func surface(_ image: PictureImage, width: Int, height: Int) throws(PaintError) -> ImageSurface {
    let request = Request(
      source: .image(image), width: min(width, image.bitmap.width), height: min(height, image.bitmap.height))
    if let known = surfaces[request] { return known }
    let whole = try surface(image)
    return keep(try AreaScaler.scaled(whole, width: request.width, height: request.height), for: request)
  }

  /// A coloured glyph averaged down to at most `width` × `height` pixels, or enlarged by Cairo from all it has.
  ///
  /// The glyph's own surface lives as long as its font, so it serves as the glyph's name.
  func surface(_ glyph: ColorStrikes.Glyph, width: Int, height: Int) throws(PaintError) -> ImageSurface {
    let whole = glyph.surface
    guard width < whole.width || height < whole.height else { return whole }
    let request = Request(
      source: .glyph(ObjectIdentifier(whole)), width: min(width, whole.width), height: min(height, whole.height))
    if let known = surfaces[request] { return known }
    return keep(try AreaScaler.scaled(whole, width: request.width, height: request.height), for: request)
  }

  /// The sizes in pixels that images were made ready in, without their own, the smallest first.
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
