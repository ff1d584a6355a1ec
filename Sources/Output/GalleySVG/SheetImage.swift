import GalleyImage
import GalleyPicture

/// An image as a data URI. It is lossless, except for an invisible loss in photographs.
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
