package import GalleyPaint
import GalleyPicture

package struct ImageUse: Hashable, Codable, Sendable {
  package var name: String
  /// The pixel sizes at which the image is drawn, not including its original size.
  package var sizes: [ImageSize]

  package init(name: String, sizes: [ImageSize]) { (self.name, self.sizes) = (name, sizes) }
}

extension RenderContext {
  package var imageUses: [ImageUse] {
    let sizes = openPainter?.imageSizes ?? [:]
    return images.compactMap { name, result in
      guard case .success(let image) = result else { return nil }
      return ImageUse(name: name, sizes: sizes[image] ?? [])
    }
    .sorted { $0.name < $1.name }
  }

  /// Scales the image in advance, so that processes forked later need not scale it. Returns the number of pixels that
  /// this adds; the original size counts only the first time.
  package func prepare(_ use: ImageUse) -> Int {
    let isKnown = images[use.name] != nil
    guard case .success(let image) = image(use.name) else { return 0 }
    // An error is ignored here, because drawing the image reports it.
    try? painter().prepare(image, in: use.sizes)
    return use.sizes.reduce(isKnown ? 0 : image.bitmap.width * image.bitmap.height) { $0 + $1.width * $1.height }
  }
}
