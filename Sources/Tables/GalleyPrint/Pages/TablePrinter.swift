import GalleyGeometry
public import GalleyPDF
public import GalleyPaint
public import GalleyPicture
import GalleyTables
package import GalleyText

/// Prints a table as a PDF, page by page, or as pictures.
///
/// ```swift
/// var bytes: [UInt8] = []
/// try TablePrinter(document).writePDF(painter: Painter(), to: { bytes += $0 })
/// ```
public struct TablePrinter {
  private let document: TableDocument
  private let others: [PageArtist<TablePrinter>]

  public init(_ document: TableDocument) { (self.document, others) = (document, []) }

  package init(_ document: TableDocument, others: [PageArtist<TablePrinter>]) {
    (self.document, self.others) = (document, others)
  }

  package func copy(engine: TextEngine) throws(PrintError) -> TablePrinter {
    TablePrinter(try TableDocument(document, engine: engine))
  }

  /// Writes all pages as a PDF. Only one page at a time is in memory, besides the table.
  ///
  /// - Parameters:
  ///   - painter: Renders the content that the PDF contains as bitmap images.
  ///   - creationDate: The creation date in the metadata (default: that of `PDFDocument.Metadata`).
  ///   - sink: Receives the bytes in portions.
  ///   - progress: Called with the number of finished pages.
  /// - Throws: `PDFError`.
  public func writePDF(
    painter: Painter, creationDate: String? = nil, to sink: @escaping PDFWriter.Sink, progress: (Int) -> Void = { _ in }
  ) throws(PDFError) {
    try writePDF(painter: painter, creationDate: creationDate, to: PDFTarget(sink), progress: progress)
  }

  package func writePDF(
    painter: Painter, creationDate: String? = nil, to target: PDFTarget, progress: (Int) -> Void
  ) throws(PDFError) {
    var metadata = PDFDocument.Metadata(title: document.plan.title)
    if let creationDate { metadata.creationDate = creationDate }
    let writer = try PDFWriter(metadata, painter: painter, to: target)
    try addPages(to: writer, painter: painter, progress: progress)
    try writer.finish()
  }

  package func addPages(
    to writer: PDFWriter, painter: Painter, progress: (Int) -> Void = { _ in }
  ) throws(PDFError) {
    let artists = [PageArtist(self, painter: painter)] + others
    try writer.add(writer.pages(of: document.pageCount), size: document.pageSize, by: artists, progress: progress) {
      (printer, index, canvas) throws(PDFError) in try printer.draw(index, on: canvas)
    }
  }

  private func draw(_ index: Int, on canvas: PDFCanvas) throws(PDFError) -> PDFPage {
    // Pages are white by default.
    if document.style.colors.paper != .white { try canvas.draw([paper]) }
    return try draw(index, on: PDFSurface(canvas))
  }

  /// Returns the page at `index`, from 0, as a picture including its background.
  ///
  /// - Throws: `PDFError.paint(_:)` for a font that cannot be opened.
  public func picture(ofPage index: Int) throws(PDFError) -> Picture {
    let surface = PictureSurface()
    _ = try draw(index, on: surface)
    return Picture(size: document.pageSize, items: [paper] + surface.items)
  }

  private func draw(_ index: Int, on surface: some PrintSurface) throws(PDFError) -> PDFPage {
    let first = document.leadCount
    let empty = Picture(size: document.pageSize)
    if index >= first, index < first + document.tablePageCount {
      let count = document.frame.panels.count
      // The table may begin on the last page of the content before it.
      let above = index == first && document.frame.leadEnd != nil ? document.lead.last : nil
      if let above { try surface.draw(above.items) }
      var page = TablePage(document, (index - first) / count, panel: (index - first) % count, on: surface)
      try page.draw()
      return PDFPage(
        empty, outline: (above?.outline ?? []) + page.outline, links: (above?.links ?? []) + page.links,
        destinations: page.destinations)
    }
    let isLead = index < first
    let page = isLead ? document.lead[index] : document.tail[index - first - document.tablePageCount]
    try surface.draw(page.items)
    let hasTitle = index == 0 && isLead && document.frame.titleHeight > 0
    let edges = TablePage(document, 0, on: surface)
    try edges.drawEdges(page: index, section: "", withHeader: !hasTitle)
    return PDFPage(empty, outline: page.outline, links: page.links)
  }

  private var paper: Picture.Item {
    .fill(.init(.rect(.init(origin: .zero, size: document.pageSize)), .color(document.style.colors.paper)))
  }
}
