package import GalleyPicture

extension Painter {
  /// The sizes in pixels that `image` was averaged down to for pictures.
  package func sizes(of image: PictureImage) -> [ImageSize] { store.images.sizes(of: image) }

  /// Makes `image` ready in `sizes`, as if pictures had shown it so.
  package func prepare(_ image: PictureImage, in sizes: [ImageSize]) throws(PaintError) {
    for size in sizes { _ = try store.images.surface(image, width: size.width, height: size.height) }
  }
}
