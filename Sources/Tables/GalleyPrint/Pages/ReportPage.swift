import GalleyGeometry
import GalleyPDF
import GalleyPicture

/// A page before or behind a table: what it shows, and what leads to and from it.
struct ReportPage {
  /// What it shows, without the lines at its edges.
  var items: [Picture.Item] = []
  var outline: [PDFPage.OutlineEntry] = []
  var links: [PDFPage.Link] = []
}

/// A part of such a page: what stays whole, or a table that goes on over pages.
enum ReportPiece {
  /// What is drawn at a height, in points; it should stand on the page of the next piece where `isKeptWithNext`.
  case box(height: Double, isKeptWithNext: Bool = false, draw: Drawing)
  case table(TableDocument)

  /// Draws a box, given its upper edge, and how many pages there are before the table.
  typealias Drawing = (inout ReportPage, _ y: Double, _ leadCount: Int) -> Void

  /// The room without which it does not begin on a page, in points.
  fileprivate var leastHeight: Double {
    switch self {
    case .box(let height, _, _): height
    case .table(let document): TablePiece.leastHeight(of: document, together: true)
    }
  }
}

/// Puts pieces on pages, one below the other.
struct ReportPageFiller {
  private let body: Rect
  private var placed: [(page: Int, y: Double, draw: ReportPiece.Drawing)] = []
  private var page = 0
  private var y: Double
  private var top: Double

  /// A filler of pages whose pieces lie in `body`, on the first of them below `firstTop`.
  init(body: Rect, firstTop: Double) {
    self.body = body
    (y, top) = (firstTop, firstTop)
  }

  /// The pages that hold `pieces`; at least one.
  mutating func pages(_ pieces: [ReportPiece]) -> [ReportPage] {
    for index in pieces.indices { place(pieces[index], before: index + 1 < pieces.count ? pieces[index + 1] : nil) }
    var pages = [ReportPage](repeating: ReportPage(), count: page + 1)
    for piece in placed { piece.draw(&pages[piece.page], piece.y, pages.count) }
    return pages
  }

  private mutating func begin() { (page, y, top) = (page + 1, body.minY, body.minY) }

  private mutating func place(_ piece: ReportPiece, before next: ReportPiece?) {
    var needed = piece.leastHeight
    if case .box(_, true, _) = piece { needed += next?.leastHeight ?? 0 }
    if y > top, y + needed > body.maxY { begin() }
    switch piece {
    case .box(let height, _, let draw):
      placed.append((page, y, draw))
      y += height
    case .table(let document): place(document)
    }
  }

  private mutating func place(_ document: TableDocument) {
    var start: TablePiece.Place? = .start
    while let from = start, let part = try? TablePiece(of: document, from: from, room: body.maxY - y) {
      let items = part.items
      placed.append((page, y, { [body] page, y, _ in page.items.append(items.moved(to: Point(x: body.minX, y: y))) }))
      y += part.height
      start = part.next
      if start != nil { begin() }
    }
  }
}

extension [Picture.Item] {
  func moved(to point: Point) -> Picture.Item {
    .group(.init(self, transform: AffineTransform(translationX: point.x, y: point.y)))
  }
}
