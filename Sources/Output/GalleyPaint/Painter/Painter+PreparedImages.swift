package import GalleyPicture

extension Painter {
  /// The sizes in pixels that images were averaged down to for pictures, the smallest first.
  package var imageSizes: [PictureImage: [ImageSize]] { store.images.sizes }

  package func prepare(_ image: PictureImage, in sizes: [ImageSize]) throws(PaintError) {
    for size in sizes { _ = try store.images.surface(image, width: size.width, height: size.height) }
  }
}
