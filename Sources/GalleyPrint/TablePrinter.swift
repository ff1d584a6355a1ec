import GalleyGeometry
public import GalleyPDF
public import GalleyPaint
public import GalleyPicture
import GalleyTemplate

/// Prints a table: to a PDF, page by page, or as pictures.
public struct TablePrinter {
  private let document: TableDocument

  /// A printer of `document`.
  public init(_ document: TableDocument) { self.document = document }

  /// Writes all pages as a PDF whose bytes go to `sink`; `progress` hears how many pages are done.
  ///
  /// No more than a page is in memory besides the table.
  ///
  /// - Throws: `PDFError`.
  public func writePDF(
    painter: Painter, creationDate: String? = nil, to sink: @escaping PDFWriter.Sink, progress: (Int) -> Void = { _ in }
  ) throws(PDFError) {
    var metadata = PDFDocument.Metadata(title: document.plan.title)
    if let creationDate { metadata.creationDate = creationDate }
    let writer = try PDFWriter(metadata, painter: painter, sink: sink)
    for index in 0..<document.pageCount {
      let canvas = try writer.makeCanvas(document.pageSize)
      // White paper is what a page is anyway.
      if document.style.colors.paper != .white { try canvas.draw([paper]) }
      var page = TablePage(document, index, on: PDFSurface(canvas))
      try page.draw()
      let facts = PDFPage(Picture(size: document.pageSize), outline: page.outline, links: page.links)
      try writer.add(canvas, facts)
      progress(index + 1)
    }
    try writer.finish()
  }

  /// The page at `index`, from 0, as a picture on its paper.
  ///
  /// - Throws: `PDFError.paint(_:)` for a font that cannot be opened.
  public func picture(ofPage index: Int) throws(PDFError) -> Picture {
    let surface = PictureSurface()
    var page = TablePage(document, index, on: surface)
    try page.draw()
    return Picture(size: document.pageSize, items: [paper] + surface.items)
  }

  /// The sheet.
  private var paper: Picture.Item {
    .fill(.init(.rect(.init(origin: .zero, size: document.pageSize)), .color(document.style.colors.paper)))
  }
}
