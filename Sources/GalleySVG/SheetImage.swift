import GalleyImage
import GalleyPicture

/// A bitmap as the pictures of a page hold it: without loss, but photographs as the eye sees them.
struct SheetImage {
  /// The data URI of the file.
  let address: String

  /// How many bytes an image takes without loss before it is tried with loss.
  private static let losslessLimit = 16 << 10

  /// The file of `bitmap`.
  init(_ bitmap: Bitmap) {
    guard let exact = try? WebPWriter.still(bitmap) else {
      // The other format holds no more than 16,383 pixels a side.
      address = "data:image/png;base64,\(Base64.text(PNG.encode(bitmap)))"
      return
    }
    // Drawings and text are smaller, or not much larger, without loss; what has noise is a photograph.
    let lossy = exact.count > SheetImage.losslessLimit ? try? WebPWriter.still(bitmap, quality: 90) : nil
    let bytes = lossy.flatMap { 2 * $0.count < exact.count ? $0 : nil } ?? exact
    address = "data:image/webp;base64,\(Base64.text(bytes))"
  }
}
