import GalleyGeometry
public import GalleyPDF
public import GalleyPicture
import GalleyTables

/// A part of a table as a piece of a page: its column titles, and as many rows as there is room for.
///
/// The table is laid out on pages that are as wide as the piece and have no margins, title or lines at their edges.
public struct TablePiece {
  /// What it shows, from its own upper left corner.
  public let items: [Picture.Item]
  /// How high it is, in points.
  public let height: Double
  public let links: [PDFPage.Link]
  /// Where the next piece begins; nil at the end.
  public let next: Place?

  public struct Place: Hashable, Sendable {
    let place: PageFiller.Place

    /// Before the first row.
    public static let start = Place(place: PageFiller.Place())
  }

  /// As much of `document` from `start` on as fits into `room` points; a row at least.
  ///
  /// `panel` is which of the columns' facing pages it is for, from 0.
  /// - Throws: `PDFError.paint(_:)` for a font that cannot be opened.
  public init(of document: TableDocument, from start: Place, room: Double, panel: Int = 0) throws(PDFError) {
    let surface = PictureSurface()
    var page = TablePage(
      document, from: start.place, room: room - document.frame.columnTitles, panel: panel, on: surface)
    let (height, next) = try page.drawPiece()
    items = surface.items
    links = page.links
    self.height = height
    self.next = document.filler.isEnd(next) ? nil : Place(place: next)
  }

  /// Tables of so many rows are not split over two pages if one has space for them.
  private static let mostRowsTogether = 12

  /// The space without which `document` does not begin, in points: for its column titles, a heading and two rows; for
  /// all of a table with few rows.
  public static func leastHeight(of document: TableDocument, together: Bool = false) -> Double {
    let frame = document.frame
    let isTogether = together && document.table.rowCount <= mostRowsTogether
    let rows = (0..<min(isTogether ? mostRowsTogether : 2, document.table.rowCount)).reduce(0.0) { height, row in
      height + Double(document.extents[row]) * frame.heights.line + frame.heights.padding
    }
    return frame.columnTitles + document.firstHeading + min(rows, frame.body.height / 2)
  }
}

extension TableDocument {
  /// How many facing pages the columns are split over; 1 where they stand side by side.
  public var facingCount: Int { frame.panels.count }
}
