import GalleyFiles
package import GalleyPDF
package import GalleyPaint
package import GalleyPicture
package import GalleyStage
import GalleyViews

extension RenderContext {
  /// The bytes of the PDF that holds `pages`, of which there has to be one.
  ///
  /// - Throws: ``ProofError/paint(_:)`` for a page that cannot be drawn.
  package func pdf(_ pages: [PDFPage], _ metadata: PDFDocument.Metadata) throws(ProofError) -> [UInt8] {
    do { return try PDFWriter.bytes(of: pages, metadata, painter: painter()) } catch { throw ProofError(anyOf: error) }
  }

  /// The picture in the file called `name`.
  ///
  /// - Throws: ``ProofError/problems(_:)`` for a file that holds no picture.
  package func picture(inFile name: String) throws(ProofError) -> PictureImage {
    switch image(name) {
    case .success(let image): return image
    case .failure(let reason): throw .problems([ViewProblem(.image(name: name, reason: reason))])
    }
  }

  /// The bytes of the image file called `name`.
  ///
  /// - Throws: ``ProofError/problems(_:)`` for a file that cannot be read.
  package func bytes(ofImage name: String) throws(ProofError) -> [UInt8] {
    do { return try files.read(path(of: name), RenderContext.imageByteLimit) } catch {
      throw .problems([ViewProblem(.image(name: name, reason: ImageFailure(error)))])
    }
  }
}
