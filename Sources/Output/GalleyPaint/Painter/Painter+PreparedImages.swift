package import GalleyPicture

extension Painter {
  package var imageSizes: [PictureImage: [ImageSize]] { store.images.sizes }

  package func prepare(_ image: PictureImage, in sizes: [ImageSize]) throws(PaintError) {
    for size in sizes { _ = try store.images.surface(image, width: size.width, height: size.height) }
  }
}
