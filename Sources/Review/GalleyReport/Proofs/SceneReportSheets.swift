import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyMessages
import GalleyPDF
import GalleyPaint
import GalleyPicture
package import GalleyRender
package import GalleyStage
import GalleyTemplate
import GalleyViews

/// A scene report as a PDF: A4 portrait with an outline, links, page labels and "page x of y".
///
/// Identical reports produce identical bytes.
///
/// ```swift
/// let bytes = try SceneReportSheets(book).pdf()
/// ```
package struct SceneReportSheets {
  private let book: SceneReport
  private let renderContext: RenderContext

  private static let paper = Size(width: 595, height: 842)
  private static let text = (left: 44.0, top: 62.0, bottom: 784.0)

  /// Creates the pages of a report.
  ///
  /// - Parameters:
  ///   - book: The scene report.
  ///   - renderContext: The fonts and caches for drawing.
  package init(_ book: SceneReport, renderContext: RenderContext = RenderContext()) {
    self.book = book
    self.renderContext = renderContext
  }

  /// Draws the PDF. Throws `ProofError` if the standard fonts are missing or a page cannot be drawn.
  package func pdf() throws(ProofError) -> [UInt8] {
    try renderContext.pdf(
      try pages(),
      PDFDocument.Metadata(title: book.title, author: "Galley \(Release.version)", subject: book.subject))
  }

  func pages() throws(ProofError) -> [PDFPage] {
    let setter = SceneReportSetter(renderContext)
    var strips: [SceneReportStrip] = []
    for chapter in book.chapters { strips += try SceneReportChapterSetter(chapter, book.facts, setter).all() }
    let body = paged(strips)
    // The length of the table of contents does not depend on its page numbers, so a first pass without numbers is
    // sufficient.
    let front = try frontPages(setter, [:]).count
    var numbers: [String: Int] = [:]
    for (index, page) in body.enumerated() {
      for place in page.strips.flatMap(\.strip.places) { numbers[place] = front + index + 1 }
    }
    let sheets = try frontPages(setter, numbers) + body
    var result: [PDFPage] = []
    for (index, sheet) in sheets.enumerated() {
      var page = try page(sheet, number: index + 1, of: sheets.count, Set(numbers.keys), setter)
      page.label = label(of: index, in: sheets)
      result.append(page)
    }
    return result
  }

  private func paged(_ strips: [SceneReportStrip]) -> [SceneReportPages.Page] {
    SceneReportPages(strips, height: Self.text.bottom - Self.text.top).pages
  }

  private func frontPages(_ setter: SceneReportSetter, _ numbers: [String: Int]) throws(ProofError) -> [SceneReportPages
    .Page]
  {
    book.chapters.count > 1 ? paged(try SceneReportFrontSetter(book, setter).strips(numbers)) : []
  }

  /// Returns the page label: the chapter name, or Roman numerals before the first chapter.
  private func label(of index: Int, in sheets: [SceneReportPages.Page]) -> PDFPage.Label? {
    let chapter = sheets[index].chapter
    guard index == 0 || chapter != sheets[index - 1].chapter else { return nil }
    guard let chapter else { return PDFPage.Label(style: .roman) }
    return PDFPage.Label(prefix: "\(chapter) ")
  }

  private func page(
    _ sheet: SceneReportPages.Page, number: Int, of count: Int, _ known: Set<String>, _ setter: SceneReportSetter
  ) throws(ProofError) -> PDFPage {
    var page = PDFPage(Picture(size: Self.paper))
    page.picture.items.append(.fill(.init(.rect(Rect(size: Self.paper)), .color(.white))))
    let head = try setter.strip(
      SceneReportRunning(
        leading: sheet.chapter ?? book.title,
        trailing: book.chapters.count == 1 ? SceneReportLabels.title : sheet.chapter == nil ? "" : book.title))
    let foot = try setter.strip(
      SceneReportRunning(leading: "Galley \(Release.version)", trailing: SceneReportLabels.page(number, of: count)))
    page.picture.items.append(head.group(at: Point(x: Self.text.left, y: 30)))
    page.picture.items.append(foot.group(at: Point(x: Self.text.left, y: 803)))
    for (strip, y) in sheet.strips {
      let corner = Point(x: Self.text.left, y: Self.text.top + y)
      page.picture.items.append(strip.group(at: corner))
      // Link destinations include a small margin above the target.
      page.destinations += strip.places.map { PDFPage.Destination($0, y: max(corner.y - 12, 0)) }
      page.outline += strip.entries.map { PDFPage.OutlineEntry($0.title, level: $0.level, y: max(corner.y - 12, 0)) }
      page.links += strip.links.filter { link in known.contains { link.target == .destination($0) } }
        .map { PDFPage.Link($0.area.offsetBy(corner), to: $0.target) }
    }
    return page
  }
}

extension SceneReportStrip {
  func group(at corner: Point) -> Picture.Item {
    .group(.init(items, transform: AffineTransform(translationX: corner.x, y: corner.y)))
  }
}

private struct SceneReportRunning: View {
  let leading: String
  let trailing: String

  var body: some View {
    HStack {
      Text(verbatim: leading.isolated).lineLimit(1)
      Spacer()
      Text(verbatim: trailing.isolated).lineLimit(1).layoutPriority(1)
    }
    .font(SceneReportType.tiny).foregroundStyle(SceneReportInk.soft)
  }
}
