extension Markup {
  mutating func source(of image: Review.Image, _ pictures: PagePictures) {
    if let name = pictures.name(of: image) { raw(name) } else { dataURI(image) }
  }

  mutating func dataURI(_ image: Review.Image) {
    raw("data:\(image.mediaType);base64,")
    base64(image.bytes)
  }
}
