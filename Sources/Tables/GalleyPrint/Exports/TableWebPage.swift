import GalleyGeometry
import GalleyPicture
import GalleyTables

struct TableWebPage {
  private let document: TableDocument
  private let logo: [UInt8]?
  private let fonts: String
  private var text = TextPortions()

  init(_ document: TableDocument, logo: [UInt8]?, fonts: String) {
    self.document = document
    self.logo = logo
    self.fonts = fonts
  }

  private var plan: TablePlan { document.plan }

  private static let table = "table"

  mutating func write<Failure>(to sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    writeHead()
    writeTitle()
    if plan.report.hasContents { writeContents() }
    writeFigures()
    if plan.report.hasSummary { writeSummary() }
    text += "<div class=\"wide frame\" tabindex=\"0\">\n"
    try WebTable(document, id: Self.table).write(into: &text, to: sink)
    text += "</div>\n"
    writeNotes()
    text += "<script>\(WebTable.script)</script>\n</body>\n</html>\n"
    try text.flush(isEnd: true, to: sink)
  }

  // MARK: Around the table

  private mutating func writeHead() {
    let direction = plan.direction == .rightToLeft ? " dir=\"rtl\"" : ""
    text += "<!doctype html>\n<html lang=\"\(plan.language.html)\"\(direction)>\n<head>\n<meta charset=\"utf-8\">\n"
    text += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    text += "<title>\((plan.title.isEmpty ? document.file : plan.title).html)</title>\n"
    let figures = plan.report.figures
    let charts = figures.list.isEmpty ? "" : WebPageStyle.charts + Self.figureRules + figures.rules
    let sheet = WebPageStyle(plan.style).sheet + charts + WebTable(document, id: Self.table).rules
    text += "<style>\n\(fonts)\(sheet)</style>\n<script>\(WebTable.headScript)</script>\n</head>\n<body>\n"
  }

  private mutating func writeTitle() {
    text += "<header>\n"
    if let logo, let address = WebPage.address(ofImage: logo) {
      text += "<img src=\"\(address)\" alt=\"\" height=\"\(Int(plan.style.logo?.height ?? 28))\">\n"
    }
    if !plan.title.isEmpty { text += "<h1>\(plan.title.html)</h1>\n" }
    if !plan.subtitle.isEmpty { text += "<p class=\"subtitle\">\(plan.subtitle.html)</p>\n" }
    let facts = [plan.date, plan.shownCount(document.table.rowCount), document.file].filter { !$0.isEmpty }
    text += "<p class=\"facts\">\(facts.map(\.html).joined(separator: " · "))</p>\n</header>\n"
  }

  private mutating func writeContents() {
    let words = plan.report.words
    text += "<nav>\n<h2>\(words.contents.html)</h2>\n<ol>\n"
    for (index, group) in document.groups.groups.enumerated() where group.level == 0 {
      let rows = plan.count(group.rows.count)
      text +=
        "<li><a href=\"#\(Self.table)-\(index)\">\(group.shownTitle.html)</a> <span class=\"muted\">\(rows.html)</span></li>\n"
    }
    if document.groups.groups.isEmpty { text += "<li><a href=\"#\(Self.table)\">\(words.table.html)</a></li>\n" }
    if !plan.report.notes.isEmpty { text += "<li><a href=\"#notes\">\(words.notes.html)</a></li>\n" }
    text += "</ol>\n</nav>\n"
  }

  private static let figureRules = """
    .figures{max-width:min(46rem,calc(100vw - 3rem))}
    figcaption{font:600 1.15rem/1.3 var(--heading);margin-bottom:.6rem}

    """

  private mutating func writeFigures() {
    let figures = plan.report.figures
    guard !figures.list.isEmpty else { return }
    text += "\(figures.definitions)<section class=\"figures\">\n"
    for figure in figures.list {
      let title = figure.title.isEmpty ? "" : "<figcaption>\(figure.title.html)</figcaption>\n"
      text += "<figure>\n\(title)\(figure.markup)</figure>\n"
    }
    text += "</section>\n"
  }

  private mutating func writeSummary() {
    let facts = SummaryFacts(document)
    let words = plan.report.words
    for (title, part) in [(words.groups, facts.groups()), (words.columns, facts.columns())] {
      guard let part else { continue }
      text += "<section>\n<h2>\(title.html)</h2>\n<div class=\"wide\"><table class=\"small\">\n<thead><tr>"
      for column in part.columns { text += "<th\(Self.side(column))>\(column.title.html)</th>" }
      text += "</tr></thead>\n<tbody>\n"
      for row in 0..<part.table.rowCount {
        text += "<tr>"
        for (column, cells) in zip(part.columns, part.table.columns) {
          text += "<td\(Self.side(column))>\(cells[row].html)</td>"
        }
        text += "</tr>\n"
      }
      text += "</tbody>\n</table></div>\n</section>\n"
    }
  }

  private static func side(_ column: TableColumn) -> String { column.alignment == .trailing ? " class=\"n\"" : "" }

  private mutating func writeNotes() {
    for note in document.footnotes { text += "<p class=\"facts\">\(note.html)</p>\n" }
    guard !plan.report.notes.isEmpty else { return }
    text += "<section id=\"notes\">\n<h2>\(plan.report.words.notes.html)</h2>\n<ol class=\"notes\">\n"
    for note in plan.report.notes { text += "<li>\(note.html)</li>\n" }
    text += "</ol>\n</section>\n"
  }
}
