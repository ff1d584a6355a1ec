import GalleyGeometry
import GalleyPDF
import GalleyPicture

/// A page before or behind a table: what it shows, and what leads to and from it.
struct ReportPage {
  /// What it shows, without the lines at its edges.
  var items: [Picture.Item] = []
  /// Its entries in the outline.
  var outline: [PDFPage.OutlineEntry] = []
  /// Areas that lead elsewhere.
  var links: [PDFPage.Link] = []
}

/// A part of such a page that stays whole.
struct ReportPiece {
  /// Its height, in points.
  var height: Double
  /// Whether the next piece should stand on the same page.
  var isKeptWithNext = false
  /// Draws it, given its upper edge, and how many pages there are before the table.
  var draw: (inout ReportPage, _ y: Double, _ leadCount: Int) -> Void
  /// What stands above it where a page begins with it; titles of columns.
  var titles: (height: Double, items: [Picture.Item])?
}

/// Puts pieces on pages, one below the other.
struct ReportPageFiller {
  /// Where pieces lie on a page.
  let body: Rect
  /// How far the first page's title reaches down.
  let firstTop: Double

  /// The pages that hold `pieces`; at least one.
  func pages(_ pieces: [ReportPiece]) -> [ReportPage] {
    let places = places(of: pieces)
    let count = (places.last?.page ?? 0) + 1
    var pages = [ReportPage](repeating: ReportPage(), count: count)
    for (piece, place) in zip(pieces, places) {
      if place.hasTitles, let titles = piece.titles {
        pages[place.page].items.append(titles.items.moved(to: Point(x: body.minX, y: place.y - titles.height)))
      }
      piece.draw(&pages[place.page], place.y, count)
    }
    return pages
  }

  private struct Place {
    var page: Int
    var y: Double
    var hasTitles: Bool
  }

  private func places(of pieces: [ReportPiece]) -> [Place] {
    var (page, y, top) = (0, firstTop, firstTop)
    return pieces.indices.map { index in
      let piece = pieces[index]
      var needed = piece.height
      if piece.isKeptWithNext, index + 1 < pieces.count { needed += pieces[index + 1].height }
      if y > top, y + needed > body.maxY { (page, y, top) = (page + 1, body.minY, body.minY) }
      let hasTitles = y == top && piece.titles != nil
      if hasTitles { y += piece.titles?.height ?? 0 }
      defer { y += piece.height }
      return Place(page: page, y: y, hasTitles: hasTitles)
    }
  }
}

extension [Picture.Item] {
  /// The items with their origin at `point`.
  func moved(to point: Point) -> Picture.Item {
    .group(.init(self, transform: AffineTransform(translationX: point.x, y: point.y)))
  }
}
