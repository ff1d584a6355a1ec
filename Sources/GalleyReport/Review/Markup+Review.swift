extension Markup {
  /// Adds the data URI of a picture.
  mutating func dataURI(_ image: Review.Image) {
    raw("data:\(image.mediaType);base64,")
    base64(image.bytes)
  }
}
