import GalleyTables

package struct MarkdownTable {
  private let document: TableDocument
  private let level: Int

  package init(_ document: TableDocument, level: Int) {
    self.document = document
    self.level = level
  }

  package func write<Failure>(
    into text: inout TextPortions, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    if document.table.rowCount == 0 { text += "\n\(document.plan.words.empty)\n" }
    var isOpen = false
    for segment in document.groups.segments {
      switch segment {
      case .heading(let number):
        let group = document.groups.groups[number]
        let mark = String(repeating: "#", count: min(group.level + level, 6))
        text += "\n\(mark) \(Markdown.line(group.shownTitle))\n"
        isOpen = false
      case .rows(let rows):
        if !isOpen { text += "\n" + head }
        isOpen = true
        for place in rows {
          text += row(document.row(at: place))
          try text.flush(to: sink)
        }
      case .total(let group):
        if !isOpen { text += "\n" + head }
        isOpen = true
        text += totals(of: group)
      }
    }
  }

  private var head: String {
    Markdown.row(document.printed.map { Markdown.cell($0.plan.title) })
      + Markdown.row(document.printed.map { document.isTrailing($0) ? "---:" : "---" })
  }

  private func row(_ row: Int) -> String {
    Markdown.row(document.printed.map { Markdown.cell($0.cells.text(row)) })
  }

  private func totals(of group: Int?) -> String {
    document.totals(of: group).map { line in
      var cells = document.printed.indices.map { line.cells[$0] ?? "" }.map(Markdown.strong)
      if !cells.isEmpty {
        cells[0] = Markdown.strong([line.words, line.cells[0] ?? ""].filter { !$0.isEmpty }.joined(separator: " "))
      }
      return Markdown.row(cells)
    }.joined()
  }
}

package enum Markdown {
  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  static func strong(_ text: String) -> String { text.isEmpty ? "" : "**\(cell(text))**" }

  static func cell(_ text: String) -> String { escaped(text, lineBreak: "<br>") }

  package static func line(_ text: String) -> String { escaped(text, lineBreak: " ") }

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
