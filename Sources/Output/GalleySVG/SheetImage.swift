import GalleyImage
import GalleyPicture

/// An image as a data URI. It is lossless, except that photographs are compressed lossily without visible differences.
struct SheetImage {
  let address: String

  init(_ bitmap: Bitmap) {
    if let bytes = try? WebPWriter.shown(bitmap) {
      address = "data:image/webp;base64,\(Base64.text(bytes))"
    } else {
      // WebP allows at most 16,383 pixels per side.
      address = "data:image/png;base64,\(Base64.text(PNG.encode(bitmap)))"
    }
  }
}
