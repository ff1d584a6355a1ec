import GalleyGeometry
public import GalleyPDF
public import GalleyPicture
import GalleyTables

/// A section of a table on a page: its column headers and as many rows as fit.
///
/// The document must be laid out on pages as wide as the piece, without margins, title, header or footer.
///
/// ```swift
/// var start: TablePiece.Place? = .start
/// while let place = start {
///   let piece = try TablePiece(of: document, from: place, room: 400)
///   // draw piece.items, which are piece.height points high
///   start = piece.next
/// }
/// ```
public struct TablePiece {
  public let items: [Picture.Item]
  public let height: Double
  public let links: [PDFPage.Link]
  /// The position of the next piece; nil at the end of the table.
  public let next: Place?

  public struct Place: Hashable, Sendable {
    let place: PageFiller.Place

    /// The position before the first row.
    public static let start = Place(place: PageFiller.Place())
  }

  /// Draws as much of `document` from `start` on as fits into `space` points, and at least one row.
  ///
  /// - Parameters:
  ///   - document: The table on its pages.
  ///   - start: The position after the previous piece.
  ///   - space: The available height, in points.
  ///   - panel: The index of the facing page, if the columns are split (default: 0).
  /// - Throws: `PDFError.paint(_:)` for a font that cannot be opened.
  public init(of document: TableDocument, from start: Place, space: Double, panel: Int = 0) throws(PDFError) {
    let surface = PictureSurface()
    var page = TablePage(
      document, from: start.place, space: space - document.frame.columnTitles, panel: panel, on: surface)
    let (height, next) = try page.drawPiece()
    items = surface.items
    links = page.links
    self.height = height
    self.next = document.filler.isEnd(next) ? nil : Place(place: next)
  }

  /// The maximum number of rows in a table that is kept on one page if possible.
  private static let maximumRowsTogether = 12

  /// Returns the minimum space to begin `document`, in points.
  ///
  /// This is space for the column headers, a heading and two rows. With `together`, a table of few rows needs space for
  /// all of them.
  ///
  /// - Parameters:
  ///   - document: The table, laid out on pages as wide as the piece.
  ///   - together: Whether a table of at most 12 rows needs space for all of them (default: `false`). If these rows
  ///     together are taller than a third of the page, a third of the page is enough.
  public static func leastHeight(of document: TableDocument, together: Bool = false) -> Double {
    let frame = document.frame
    let isTogether = together && document.table.rowCount <= maximumRowsTogether
    let rows = (0..<min(isTogether ? maximumRowsTogether : 2, document.table.rowCount)).reduce(0.0) { height, row in
      height + Double(document.extents[row]) * frame.heights.line + frame.heights.padding
    }
    let totals = isTogether && !document.sums.lines.isEmpty ? frame.heights.total : 0
    return frame.columnTitles + document.firstHeading + min(rows + totals, frame.body.height / 3)
  }
}

extension TableDocument {
  /// The number of facing pages over which the columns are split; 1 if they are side by side.
  public var facingCount: Int { frame.panels.count }
}
