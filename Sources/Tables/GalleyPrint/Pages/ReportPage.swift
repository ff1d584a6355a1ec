import GalleyGeometry
import GalleyPDF
import GalleyPicture

struct ReportPage {
  var items: [Picture.Item] = []
  var outline: [PDFPage.OutlineEntry] = []
  var links: [PDFPage.Link] = []
}

enum ReportPiece {
  /// A box with a fixed height. If `isKeptWithNext` is true, it is on the page where the next piece begins.
  case box(height: Double, isKeptWithNext: Bool = false, draw: Drawing)
  case table(TableDocument)

  /// Draws a box. `leadCount` is the number of pages before the table.
  typealias Drawing = (inout ReportPage, _ y: Double, _ leadCount: Int) -> Void

  fileprivate var leastHeight: Double {
    switch self {
    case .box(let height, _, _): height
    case .table(let document): TablePiece.leastHeight(of: document, together: true)
    }
  }
}

struct ReportPageFiller {
  private let body: Rect
  private var placed: [(page: Int, y: Double, draw: ReportPiece.Drawing)] = []
  private var page = 0
  private var y: Double
  /// The position on the last page where the content ends.
  var end: Double { y }
  private var top: Double

  init(body: Rect, firstTop: Double) {
    self.body = body
    (y, top) = (firstTop, firstTop)
  }

  /// Returns the pages of `pieces`. `isJoined` means that the table begins on the last of these pages.
  mutating func pages(_ pieces: [ReportPiece], isJoined: Bool = false) -> [ReportPage] {
    for index in pieces.indices { place(pieces[index], before: index + 1 < pieces.count ? pieces[index + 1] : nil) }
    var pages = [ReportPage](repeating: ReportPage(), count: page + 1)
    for piece in placed { piece.draw(&pages[piece.page], piece.y, pages.count - (isJoined ? 1 : 0)) }
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
    while let from = start, let part = try? TablePiece(of: document, from: from, space: body.maxY - y) {
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
