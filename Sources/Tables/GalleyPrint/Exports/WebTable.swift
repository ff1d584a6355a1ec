import GalleyPicture
import GalleyTables

package struct WebTable {
  private let document: TableDocument
  private let id: String

  package init(_ document: TableDocument, id: String) {
    self.document = document
    self.id = id
  }

  private var plan: TablePlan { document.plan }

  /// The minimum number of rows for a search field.
  private static let minimumFilteredCount = 20

  /// Whether the table is so long that the script shows it in portions.
  private var isLong: Bool { document.table.rowCount > Self.maximumShownCount && document.groups.groups.isEmpty }

  private static let maximumShownCount = 2000

  // MARK: Element

  package func write<Failure>(
    into text: inout TextPortions, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let hasFilter = document.table.rowCount >= Self.minimumFilteredCount
    let filter = hasFilter ? " data-filter=\"\(plan.report.words.filter.html)\"" : ""
    text += "<table class=\"data\(isLong ? " long" : "")\" id=\"\(id)\"\(filter)>\n"
    text += "<thead>\(spans)"
    text += "<tr>"
    for column in document.printed {
      text += "<th scope=\"col\">\(TitleLines.html(column.plan.title))</th>"
    }
    text += "</tr></thead>\n"
    let cells = WebPageCells(document)
    if document.table.rowCount == 0 {
      text += "<tbody><tr><td colspan=\"\(document.printed.count)\">\(plan.words.empty.html)</td></tr></tbody>\n"
    }
    for segment in document.groups.segments {
      switch segment {
      case .heading(let number): text += heading(number)
      case .rows(let rows):
        text += "<tbody class=\"rows\">\n"
        for place in rows {
          text += cells.row(document.row(at: place))
          try text.flush(to: sink)
        }
        text += "</tbody>\n"
      case .total(let group): text += totals(of: group)
      }
    }
    text += "</table>\n"
  }

  private var spans: String {
    let headings = document.printed.map(\.plan.heading)
    guard headings.contains(where: { !$0.isEmpty }) else { return "" }
    var start = 0
    var text = "<tr class=\"spans\">"
    while start < headings.count {
      let end = headings[start...].firstIndex { $0 != headings[start] } ?? headings.count
      text += "<th colspan=\"\(end - start)\" scope=\"colgroup\">\(headings[start].html)</th>"
      start = end
    }
    return text + "</tr>"
  }

  private func heading(_ number: Int) -> String {
    let group = document.groups.groups[number]
    return "<tbody class=\"group level\(min(group.level, 3))\" id=\"\(id)-\(number)\"><tr><th scope=\"rowgroup\""
      + " colspan=\"\(document.printed.count)\"><span>\(group.shownTitle.html)"
      + " <span class=\"muted\">\(plan.count(group.rows.count).html)</span></span></th></tr></tbody>\n"
  }

  private func totals(of group: Int?) -> String {
    var text = "<tbody class=\"total\">\n"
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
    return text + "</tbody>\n"
  }

  // MARK: Rules

  package var rules: String { columns + cellRules + cards }

  /// The CSS rules for phones, where each row is a card with the column titles beside the values.
  private var cards: String {
    let titles = document.printed.enumerated().map { index, column in
      "#\(id) .rows td:nth-child(\(index + 1))::before{content:\"\(Self.quoted(column.plan.title))\"}\n"
    }
    return "@media screen and (max-width:40rem){\n\(titles.joined())}\n"
  }

  /// Returns a CSS string that may be inside a style element.
  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"", "\\", "<", "\n", "\r": result += "\\" + String(scalar.value, radix: 16) + " "
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private var columns: String {
    document.printed.enumerated().map { index, column in
      let place = "nth-child(\(index + 1))"
      if document.isTrailing(column) {
        return
          "#\(id) thead tr:last-child th:\(place),#\(id) .rows td:\(place){text-align:end;white-space:nowrap}\n"
      }
      if column.alignment == .center { return "#\(id) .rows td:\(place){text-align:center}\n" }
      return column.kind == .string ? "" : "#\(id) .rows td:\(place){white-space:nowrap}\n"
    }.joined() + "#\(id) .total td{text-align:end;white-space:nowrap}\n" + (plan.isZebra ? striped : "")
  }

  private var striped: String {
    "#\(id) .rows tr:nth-child(even),#\(id) .rows tr:nth-child(even) td:first-child{background:var(--band)}#\(id) .rows td{border-bottom:0}\n"
  }

  private var cellRules: String {
    plan.rules.enumerated().map { index, rule in
      // Text on a light fill stays dark in dark mode.
      rule.isFill
        ? "#\(id) .c\(index),#\(id) tr.c\(index) td:first-child{background:\(rule.color.css);color:\(plan.style.colors.text.css)}\n"
        : "#\(id) .c\(index),#\(id) .c\(index) td{color:\(rule.color.css)}\n"
    }.joined()
  }
}
