import GalleyTemplate

/// A table as GitHub's Markdown: a table for each group, below its heading.
struct TableMarkdown {
  private let document: TableDocument
  private var text = TextPortions()

  init(_ document: TableDocument) { self.document = document }

  /// Hands the text to `sink`.
  mutating func write<Failure>(to sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    let plan = document.plan
    if !plan.title.isEmpty { text += "# \(Self.line(plan.title))\n\n" }
    if !plan.subtitle.isEmpty { text += "\(Self.line(plan.subtitle))\n\n" }
    let facts = [plan.date, plan.words.count(document.table.rowCount), document.file].filter { !$0.isEmpty }
    text += facts.map(Self.line).joined(separator: " · ") + "\n"
    if plan.report.hasSummary { writeSummary() }
    if document.table.rowCount == 0 { text += "\n\(plan.words.empty)\n" }
    var isOpen = false
    for segment in document.groups.segments {
      switch segment {
      case .heading(let number):
        let group = document.groups.groups[number]
        let mark = String(repeating: "#", count: min(group.level + 2, 6))
        text += "\n\(mark) \(Self.line(group.title.isEmpty ? "–" : group.title))\n"
        isOpen = false
      case .rows(let rows):
        if !isOpen { writeHead() }
        isOpen = true
        for place in rows {
          writeRow(document.row(at: place))
          try text.flush(to: sink)
        }
      case .total(let group):
        if !isOpen { writeHead() }
        isOpen = true
        writeTotals(of: group)
      }
    }
    writeNotes()
    try text.flush(isEnd: true, to: sink)
  }

  private mutating func writeHead() {
    text += "\n" + Self.row(document.printed.map { Self.cell($0.plan.title) })
    text += Self.row(document.printed.map { document.isTrailing($0) ? "---:" : "---" })
  }

  private mutating func writeRow(_ row: Int) {
    text += Self.row(document.printed.map { Self.cell($0.cells.text(row)) })
  }

  private mutating func writeTotals(of group: Int?) {
    for line in document.totals(of: group) {
      var cells = document.printed.indices.map { line.cells[$0] ?? "" }.map(Self.strong)
      if !cells.isEmpty {
        cells[0] = Self.strong([line.words, line.cells[0] ?? ""].filter { !$0.isEmpty }.joined(separator: " "))
      }
      text += Self.row(cells)
    }
  }

  private mutating func writeSummary() {
    let facts = SummaryFacts(document)
    let words = document.plan.report.words
    for (title, part) in [(words.groups, facts.groups()), (words.columns, facts.columns())] {
      guard let part else { continue }
      text += "\n## \(title)\n\n" + Self.row(part.columns.map { Self.cell($0.title) })
      text += Self.row(part.columns.map { $0.alignment == .trailing ? "---:" : "---" })
      for row in 0..<part.table.rowCount { text += Self.row(part.table.columns.map { Self.cell($0[row]) }) }
    }
  }

  private mutating func writeNotes() {
    let notes = document.plan.report.notes
    guard !notes.isEmpty else { return }
    text += "\n## \(document.plan.report.words.notes)\n\n"
    for (index, note) in notes.enumerated() { text += "\(index + 1). \(Self.line(note))\n" }
  }

  private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  private static func strong(_ text: String) -> String { text.isEmpty ? "" : "**\(cell(text))**" }

  /// A text in a cell: line breaks as tags, bars and what Markdown would read as its own signs with a backslash.
  private static func cell(_ text: String) -> String { escaped(text, lineBreak: "<br>") }

  /// A text on a line of its own.
  private static func line(_ text: String) -> String { escaped(text, lineBreak: " ") }

  private static func escaped(_ text: String, lineBreak: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n": result += lineBreak
      case "|", "\\", "`", "*", "_", "[", "]", "<", "#", "~": result += "\\\(character)"
      case "&": result += "&amp;"
      default: result.append(character)
      }
    }
    return result
  }
}
