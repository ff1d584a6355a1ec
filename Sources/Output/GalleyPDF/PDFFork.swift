import GalleyGeometry
import GalleyPaint
import GalleyPicture

/// Draws pages of a file on a thread of its own, while the file stays as it is.
///
/// It knows the fonts and images of the file as they were when it last looked. A page that takes others, or shows
/// glyphs that mean something else on an earlier page, has to be drawn by the file's own writer.
final class PDFFork {
  private let store: PDFStore

  /// A fork that knows nothing yet, whose bitmaps `painter` draws, and which shares `programs` with the file.
  init(painter: Painter, programs: FontPrograms) throws(PDFError) {
    // What the fork would have to write gets a number in a list of its own, and goes nowhere.
    let objects = PDFObjects({ _ in }, compressor: try StreamCompressor(), isBeginning: false)
    store = PDFStore(objects, painter: painter, programs: programs)
  }

  func update(from file: PDFStore) { store.update(from: file) }

  /// The page of `size` that `draw` draws; nil where the file does not have all that it takes.
  ///
  /// - Throws: what `draw` throws.
  func page(
    _ size: Size, _ draw: (PDFCanvas) throws(PDFError) -> PDFPage
  ) throws(PDFError) -> ForkedPage? {
    let canvas = PDFCanvas(height: size.height, visible: Rect(origin: .zero, size: size), store: store)
    let known = store.objects.count
    let page = try draw(canvas)
    canvas.endText()
    let notes = store.takeNotes()
    guard store.objects.count == known else { return nil }
    return ForkedPage(
      page: page, packed: try store.objects.pack(canvas.out.bytes), resources: canvas.resources, notes: notes)
  }
}

/// A page that a fork drew.
struct ForkedPage: Sendable {
  let page: PDFPage
  let packed: [UInt8]
  let resources: PageResources
  let notes: [EmbeddedFont.Notes]
}
