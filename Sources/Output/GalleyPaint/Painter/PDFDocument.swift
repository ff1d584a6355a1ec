import CPangoCairo
package import GalleyGeometry
public import GalleyPicture

/// A PDF file written by Cairo, used as a reference for Galley's own PDF writer.
///
/// Emoji and shadows are bitmaps. The text of emoji is placed below them, so that it can be found and copied.
public final class PDFDocument {
  public struct Metadata: Hashable, Sendable {
    public var title: String
    public var author: String
    public var subject: String
    /// The creation date in ISO 8601 (default: start of the year 2000). The clock is never used.
    public var creationDate: String

    /// Creates metadata. Empty strings are omitted from the file.
    ///
    /// - Parameters:
    ///   - title: The title of the document.
    ///   - author: The author of the document.
    ///   - subject: The subject of the document.
    ///   - creationDate: The creation date in ISO 8601 (default: start of the year 2000). The clock is never used.
    public init(
      title: String = "", author: String = "", subject: String = "", creationDate: String = "2000-01-01T00:00:00Z"
    ) {
      self.title = title
      self.author = author
      self.subject = subject
      self.creationDate = creationDate
    }
  }

  /// The maximum side of a page in points (200 inches), which is a limit of PDF viewers.
  public static let sideLimit = 14_400

  private let surface: OpaquePointer
  private let sink = ByteSink()
  private let store: PaintStore
  private let invisibleFont: InvisibleFont
  private var pageCount = 0

  /// Creates a file without pages, which uses the fonts of `painter`.
  ///
  /// - Parameters:
  ///   - metadata: The title, the author and the date of the file.
  ///   - painter: Provides the fonts and draws the bitmaps of emoji and shadows.
  /// - Throws: ``PaintError`` if Cairo cannot create the file.
  public init(_ metadata: Metadata = Metadata(), painter: Painter) throws(PaintError) {
    store = painter.store
    invisibleFont = try InvisibleFont()
    // Each page sets its own size before it is drawn.
    guard let surface = cairo_pdf_surface_create_for_stream(ByteSink.write, sink.closure, 1, 1) else {
      throw .cairo(status: "no surface")
    }
    self.surface = surface
    try check(cairo_surface_status(surface))
    state(metadata)
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Adds `picture` as the next page, with an outline entry if `name` is given.
  ///
  /// A failed page may leave content behind, so discard the document after an error.
  ///
  /// - Parameters:
  ///   - picture: The content of the page, which determines its size.
  ///   - name: The title of the outline entry; nil (the default) for none.
  /// - Throws: ``PaintError/pageTooLarge(width:height:limit:)`` for a side above 14,400 points,
  ///   ``PaintError/unreadableFont(path:)`` if a font file cannot be opened.
  public func addPage(_ picture: Picture, name: String? = nil) throws(PaintError) {
    try PDFDocument.validate(picture.size)
    cairo_pdf_surface_set_size(surface, picture.size.width, picture.size.height)
    let canvas = try CairoCanvas(
      surface, medium: .page, scale: 1, transform: .identity, visible: Rect(size: picture.size), store: store,
      invisibleFont: invisibleFont)
    try canvas.draw(picture.items)
    try canvas.finish()
    cairo_surface_show_page(surface)
    pageCount += 1
    if let name { addOutline(name, page: pageCount) }
    try check(cairo_surface_status(surface))
  }

  /// Ends the file, which must have at least one page, and returns its bytes.
  public func finish() throws(PaintError) -> [UInt8] {
    precondition(pageCount > 0, "a PDF file has at least one page")
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface))
    return sink.bytes
  }

  package static func validate(_ size: Size) throws(PaintError) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .canvasWithoutArea(width: size.width, height: size.height)
    }
    guard max(size.width, size.height) <= Double(sideLimit) else {
      throw .pageTooLarge(width: size.width, height: size.height, limit: sideLimit)
    }
  }

  private func state(_ metadata: Metadata) {
    let words = [
      (CAIRO_PDF_METADATA_TITLE, metadata.title), (CAIRO_PDF_METADATA_AUTHOR, metadata.author),
      (CAIRO_PDF_METADATA_SUBJECT, metadata.subject), (CAIRO_PDF_METADATA_CREATE_DATE, metadata.creationDate),
    ]
    for (kind, text) in words where !text.isEmpty { cairo_pdf_surface_set_metadata(surface, kind, text) }
  }

  private func addOutline(_ name: String, page: Int) {
    let parent = Int32(CAIRO_PDF_OUTLINE_ROOT)
    let flags = cairo_pdf_outline_flags_t(rawValue: 0)
    // The position consists of whole numbers, because Cairo parses decimal points according to the locale.
    _ = cairo_pdf_surface_add_outline(surface, parent, name, "page=\(page) pos=[0 0]", flags)
  }
}
