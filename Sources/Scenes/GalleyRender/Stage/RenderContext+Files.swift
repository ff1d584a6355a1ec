import GalleyFiles
package import GalleyPDF
package import GalleyPaint
package import GalleyPicture
package import GalleyStage
import GalleyViews

extension RenderContext {
  /// `pages` must not be empty.
  /// - Throws: ``ProofError/paint(_:)`` if a page cannot be drawn.
  package func pdf(_ pages: [PDFPage], _ metadata: PDFDocument.Metadata) throws(ProofError) -> [UInt8] {
    do { return try PDFWriter.bytes(of: pages, metadata, painter: painter()) } catch { throw ProofError(anyOf: error) }
  }

  /// - Throws: ``ProofError/problems(_:)`` if the file cannot be read as an image.
  package func picture(inFile name: String) throws(ProofError) -> PictureImage {
    switch image(name) {
    case .success(let image): return image
    case .failure(let reason): throw .problems([ViewProblem(.image(name: name, reason: reason))])
    }
  }

  package func bytes(ofImage name: String) throws(ProofError) -> [UInt8] {
    do { return try files.read(path(of: name), RenderContext.imageByteLimit) } catch {
      throw .problems([ViewProblem(.image(name: name, reason: ImageFailure(error)))])
    }
  }
}
