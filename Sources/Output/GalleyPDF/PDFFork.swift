import GalleyGeometry
import GalleyPaint
import GalleyPicture

/// Draws pages on another thread, with the fonts and images from the last call of ``update(from:)``. A page that needs
/// additional fonts or images must be drawn by the writer of the file itself.
final class PDFFork {
  private let store: PDFStore

  init(painter: Painter, programs: FontPrograms) throws(PDFError) {
    // New objects get their numbers from a separate list and are discarded.
    let objects = PDFObjects({ _ in }, compressor: try StreamCompressor(), isBeginning: false)
    store = PDFStore(objects, painter: painter, programs: programs)
  }

  func update(from file: PDFStore) { store.update(from: file) }

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

struct ForkedPage: Sendable {
  let page: PDFPage
  let packed: [UInt8]
  let resources: PageResources
  let notes: [EmbeddedFont.Notes]
}
