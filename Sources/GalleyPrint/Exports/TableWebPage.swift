import GalleyGeometry
import GalleyPicture
import GalleyTemplate

/// A table as a web page that stands alone.
struct TableWebPage {
  private let document: TableDocument
  private let logo: [UInt8]?
  private var text = TextPortions()
  private let look: WebPageLook

  init(_ document: TableDocument, logo: [UInt8]?) {
    self.document = document
    self.logo = logo
    look = WebPageLook(document)
  }

  private var plan: TablePlan { document.plan }

  /// Hands the page to `sink`.
  mutating func write<Failure>(to sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    writeHead()
    writeTitle()
    if plan.report.hasContents { writeContents() }
    if plan.report.hasSummary { writeSummary() }
    try writeTable(to: sink)
    writeNotes()
    text += "<script>\(WebPageLook.script)</script>\n</body>\n</html>\n"
    try text.flush(isEnd: true, to: sink)
  }

  // MARK: Around the table

  private mutating func writeHead() {
    let direction = plan.direction == .rightToLeft ? " dir=\"rtl\"" : ""
    text += "<!doctype html>\n<html lang=\"\(plan.language.html)\"\(direction)>\n<head>\n<meta charset=\"utf-8\">\n"
    text += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    text += "<title>\((plan.title.isEmpty ? document.file : plan.title).html)</title>\n"
    text += "<style>\n\(look.sheet)</style>\n</head>\n<body>\n"
  }

  private mutating func writeTitle() {
    text += "<header>\n"
    if let logo, let kind = Self.kind(of: logo) {
      text +=
        "<img src=\"data:image/\(kind);base64,\(Base64.text(logo))\" alt=\"\" height=\"\(Int(plan.style.logo?.height ?? 28))\">\n"
    }
    if !plan.title.isEmpty { text += "<h1>\(plan.title.html)</h1>\n" }
    if !plan.subtitle.isEmpty { text += "<p class=\"subtitle\">\(plan.subtitle.html)</p>\n" }
    let facts = [plan.date, plan.words.count(document.table.rowCount), document.file].filter { !$0.isEmpty }
    text += "<p class=\"facts\">\(facts.map(\.html).joined(separator: " · "))</p>\n</header>\n"
  }

  /// PNG and JPEG by their first bytes.
  private static func kind(of bytes: [UInt8]) -> String? {
    bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? "png" : bytes.starts(with: [0xFF, 0xD8]) ? "jpeg" : nil
  }

  private mutating func writeContents() {
    let words = plan.report.words
    text += "<nav>\n<h2>\(words.contents.html)</h2>\n<ol>\n"
    for (index, group) in document.groups.groups.enumerated() where group.level == 0 {
      let rows = plan.words.count(group.rows.count)
      text +=
        "<li><a href=\"#group-\(index)\">\(Self.title(group).html)</a> <span class=\"muted\">\(rows.html)</span></li>\n"
    }
    if document.groups.groups.isEmpty { text += "<li><a href=\"#table\">\(words.table.html)</a></li>\n" }
    if !plan.report.notes.isEmpty { text += "<li><a href=\"#notes\">\(words.notes.html)</a></li>\n" }
    text += "</ol>\n</nav>\n"
  }

  private static func title(_ group: TableGroups.Group) -> String { group.title.isEmpty ? "–" : group.title }

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
    guard !plan.report.notes.isEmpty else { return }
    text += "<section id=\"notes\">\n<h2>\(plan.report.words.notes.html)</h2>\n<ol class=\"notes\">\n"
    for note in plan.report.notes { text += "<li>\(note.html)</li>\n" }
    text += "</ol>\n</section>\n"
  }

  // MARK: Table

  private mutating func writeTable<Failure>(to sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    text += "<table id=\"table\">\n<thead>"
    writeSpans()
    text += "<tr>"
    for column in document.printed {
      text += "<th scope=\"col\">\(column.plan.title.html)</th>"
    }
    text += "</tr></thead>\n"
    let cells = WebPageCells(document)
    if document.table.rowCount == 0 {
      text += "<tbody><tr><td colspan=\"\(document.printed.count)\">\(plan.words.empty.html)</td></tr></tbody>\n"
    }
    for segment in document.groups.segments {
      switch segment {
      case .heading(let number): writeHeading(number)
      case .rows(let rows):
        text += "<tbody class=\"rows\">\n"
        for place in rows {
          text += cells.row(document.row(at: place))
          try text.flush(to: sink)
        }
        text += "</tbody>\n"
      case .total(let group): writeTotals(of: group)
      }
    }
    text += "</table>\n"
  }

  /// Headings over several columns.
  private mutating func writeSpans() {
    let headings = document.printed.map(\.plan.heading)
    guard headings.contains(where: { !$0.isEmpty }) else { return }
    var start = 0
    text += "<tr class=\"spans\">"
    while start < headings.count {
      let end = headings[start...].firstIndex { $0 != headings[start] } ?? headings.count
      text += "<th colspan=\"\(end - start)\" scope=\"colgroup\">\(headings[start].html)</th>"
      start = end
    }
    text += "</tr>"
  }

  private mutating func writeHeading(_ number: Int) {
    let group = document.groups.groups[number]
    text += "<tbody class=\"group level\(min(group.level, 3))\" id=\"group-\(number)\"><tr><th scope=\"rowgroup\""
    text += " colspan=\"\(document.printed.count)\"><span>\(Self.title(group).html)"
    text += " <span class=\"muted\">\(plan.words.count(group.rows.count).html)</span></span></th></tr></tbody>\n"
  }

  private mutating func writeTotals(of group: Int?) {
    text += "<tbody class=\"total\">\n"
    for line in document.totals(of: group) {
      text += "<tr>"
      let first = line.cells.keys.min() ?? document.printed.count
      if first > 0 { text += "<th scope=\"row\" colspan=\"\(first)\">\(line.words.html)</th>" }
      for place in first..<max(document.printed.count, first) {
        let words = place == 0 ? "\(line.words.html) " : ""
        text += "<td>\(words)\((line.cells[place] ?? "").html)</td>"
      }
      text += "</tr>\n"
    }
    text += "</tbody>\n"
  }
}

extension String {
  /// The text in HTML, in attributes as well.
  var html: String {
    guard utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 }) else { return self }
    var text = ""
    for character in self {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(character)
      }
    }
    return text
  }
}

/// Bytes as letters and digits (RFC 4648).
enum Base64 {
  private static let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let number = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0..<4 {
        text.append(place <= part.count ? signs[number >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
