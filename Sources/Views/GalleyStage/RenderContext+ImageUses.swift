package import GalleyPaint
import GalleyPicture

/// An image file, and the sizes in pixels that pictures showed it in.
package struct ImageUse: Hashable, Codable, Sendable {
  package var name: String
  /// The sizes, without the image's own.
  package var sizes: [ImageSize]

  package init(name: String, sizes: [ImageSize]) { (self.name, self.sizes) = (name, sizes) }
}

extension RenderContext {
  /// The images that were read and the sizes they were shown in, by name.
  package var imageUses: [ImageUse] {
    let sizes = openPainter?.imageSizes ?? [:]
    return images.compactMap { name, result in
      guard case .success(let image) = result else { return nil }
      return ImageUse(name: name, sizes: sizes[image] ?? [])
    }
    .sorted { $0.name < $1.name }
  }

  /// Reads the image and makes it ready as `use` tells; answers how many pixels that adds: its own only the first time.
  package func prepare(_ use: ImageUse) -> Int {
    let isKnown = images[use.name] != nil
    guard case .success(let image) = image(use.name) else { return 0 }
    // Whatever cannot be made ready is told where it is drawn.
    try? painter().prepare(image, in: use.sizes)
    return use.sizes.reduce(isKnown ? 0 : image.bitmap.width * image.bitmap.height) { $0 + $1.width * $1.height }
  }
}
