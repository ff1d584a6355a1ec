import GalleyDiagnostics
import GalleyGeometry
import GalleyPaint
import GalleyPicture
public import GalleyReport
import GalleyTemplate
import GalleyViews

/// A book on paper: A4 upright, with an outline, links, page labels and "page x of y".
///
/// The same book gives the same bytes.
public struct BookSheets {
  private let book: Book
  private let press: Press

  /// A4, in points.
  private static let paper = Size(width: 595, height: 842)
  /// Where text begins and ends, from above.
  private static let text = (left: 44.0, top: 62.0, bottom: 784.0)

  /// The sheets of `book`; the fonts come from `press`.
  public init(_ book: Book, press: Press = Press()) {
    self.book = book
    self.press = press
  }

  /// The bytes of the PDF.
  ///
  /// - Throws: ``ProofError`` when the standard fonts are missing or a page cannot be drawn.
  public func pdf() throws(ProofError) -> [UInt8] {
    let pages = try pages()
    do throws(PaintError) {
      let document = try PDFDocument(
        PDFDocument.Metadata(title: book.title, author: "Galley \(Release.version)", subject: book.subject),
        painter: try press.painter())
      for page in pages { try document.addPage(page) }
      return try document.finish()
    } catch { throw .paint(error) }
  }

  /// The pages, with everything on them that leads somewhere; any writer of documents can take them.
  func pages() throws(ProofError) -> [DocumentPage] {
    let setter = BookSetter(press)
    var strips: [BookStrip] = []
    for chapter in book.chapters { strips += try BookChapterSetter(chapter, book.facts, setter).all() }
    let body = BookPages(strips, height: Self.text.bottom - Self.text.top).pages
    let sheets = body
    let known = Set(sheets.flatMap { $0.strips.flatMap(\.strip.places) })
    var result: [DocumentPage] = []
    for (index, sheet) in sheets.enumerated() {
      result.append(try page(sheet, number: index + 1, of: sheets.count, known, setter))
    }
    return result
  }

  private func page(
    _ sheet: BookPages.Page, number: Int, of count: Int, _ known: Set<String>, _ setter: BookSetter
  ) throws(ProofError) -> DocumentPage {
    var page = DocumentPage(Picture(size: Self.paper))
    page.picture.items.append(.fill(.init(.rect(Rect(size: Self.paper)), .color(.white))))
    let head = try setter.strip(
      BookRunning(leading: sheet.chapter ?? book.title, trailing: sheet.chapter == nil ? "" : book.title))
    let foot = try setter.strip(
      BookRunning(leading: "Galley \(Release.version)", trailing: BookWords.page(number, of: count)))
    page.picture.items.append(head.group(at: Point(x: Self.text.left, y: 30)))
    page.picture.items.append(foot.group(at: Point(x: Self.text.left, y: 803)))
    for (strip, y) in sheet.strips {
      let corner = Point(x: Self.text.left, y: Self.text.top + y)
      page.picture.items.append(strip.group(at: corner))
      // A place shows with a little of what is above it.
      page.places += strip.places.map { DocumentPage.Place($0, y: max(corner.y - 12, 0)) }
      page.entries += strip.entries.map { DocumentPage.Entry($0.title, level: $0.level, y: max(corner.y - 12, 0)) }
      page.links += strip.links.filter { known.contains($0.target) }
        .map { DocumentPage.Link($0.rect.offsetBy(corner), to: $0.target) }
    }
    return page
  }
}

extension BookStrip {
  /// What it shows, from `corner` on.
  func group(at corner: Point) -> Picture.Item {
    .group(.init(items, transform: AffineTransform(translationX: corner.x, y: corner.y)))
  }
}

/// The line above or below the text of every page.
private struct BookRunning: View {
  let leading: String
  let trailing: String

  var body: some View {
    HStack {
      Text(verbatim: leading).lineLimit(1)
      Spacer()
      Text(verbatim: trailing).lineLimit(1).layoutPriority(1)
    }
    .font(BookType.tiny).foregroundStyle(BookInk.soft)
  }
}
