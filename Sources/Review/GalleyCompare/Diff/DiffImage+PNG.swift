package import GalleyDiff
import GalleyImage
package import GalleyPicture

extension DiffImage {
  /// Draws the same image as ``draw(_:over:without:)``, but compresses it row by row.
  package func png(_ diff: PixelDiff, over first: Bitmap, without shift: MovedPixels? = nil) -> [UInt8] {
    let size = size(of: diff)
    return withRows(of: diff, over: first, without: shift) { draw in
      PNG.encode(width: size.width, height: size.height, draw: draw)
    } ?? PNG.encode(draw(diff, over: first, without: shift))
  }
}
