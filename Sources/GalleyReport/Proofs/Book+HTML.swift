import GalleyCompare
import GalleyExplain
import GalleyImage
import GalleyPaint
import GalleyPicture
public import GalleyRender

extension Book {
  /// The book as one HTML file, whose pictures up to `workers` threads paint; the bytes do not depend on how many.
  ///
  /// Its pictures are WebP without loss, which are half as large as PNG; those too large for that are PNG.
  ///
  /// - Throws: `ProofError.paint(_:)` when a picture cannot be painted.
  public func html(workers: Int = 1) throws(ProofError) -> [UInt8] {
    let contexts = ParallelMap(workers: workers) { RenderContext() }
    let painted = contexts.map(pictures) { renderContext, drawing in
      Result { () throws(PaintError) in
        let bitmap = try renderContext.painter().paint(drawing.picture, scale: drawing.scale)
        // PNG for what the other format cannot hold.
        return (try? WebPWriter.still(bitmap)) ?? PNG.encode(bitmap, scale: drawing.scale)
      }
    }
    do throws(PaintError) {
      let images = try painted.map { result throws(PaintError) in try result.get() }
      return BookPage(self, images: images).html
    } catch { throw .paint(error) }
  }
}
