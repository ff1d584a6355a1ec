import GalleyImage
import GalleyPicture

/// A bitmap as the pictures of a page hold it: without loss, but photographs as the eye sees them.
struct SheetImage {
  let address: String

  init(_ bitmap: Bitmap) {
    if let bytes = try? WebPWriter.shown(bitmap) {
      address = "data:image/webp;base64,\(Base64.text(bytes))"
    } else {
      // The other format holds no more than 16,383 pixels a side.
      address = "data:image/png;base64,\(Base64.text(PNG.encode(bitmap)))"
    }
  }
}
