import GalleyTables

struct TableMarkdown {
  private let document: TableDocument
  private var text = TextPortions()

  init(_ document: TableDocument) { self.document = document }

  mutating func write<Failure>(to sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    let plan = document.plan
    if !plan.title.isEmpty { text += "# \(Markdown.line(plan.title))\n\n" }
    if !plan.subtitle.isEmpty { text += "\(Markdown.line(plan.subtitle))\n\n" }
    let facts = [plan.date, plan.shownCount(document.table.rowCount), document.file].filter { !$0.isEmpty }
    text += facts.map { Markdown.line($0) }.joined(separator: " · ") + "\n"
    if plan.report.hasSummary { writeSummary() }
    try MarkdownTable(document, level: 2).write(into: &text, to: sink)
    writeNotes()
    try text.flush(isEnd: true, to: sink)
  }

  private mutating func writeSummary() {
    let facts = SummaryFacts(document)
    let words = document.plan.report.words
    for (title, part) in [(words.groups, facts.groups()), (words.columns, facts.columns())] {
      guard let part else { continue }
      text += "\n## \(title)\n\n" + Markdown.row(part.columns.map { Markdown.cell($0.title) })
      text += Markdown.row(part.columns.map { $0.alignment == .trailing ? "---:" : "---" })
      for row in 0..<part.table.rowCount { text += Markdown.row(part.table.columns.map { Markdown.cell($0[row]) }) }
    }
  }

  private mutating func writeNotes() {
    for note in document.footnotes { text += "\n\(Markdown.line(note))\n" }
    let notes = document.plan.report.notes
    guard !notes.isEmpty else { return }
    text += "\n## \(document.plan.report.words.notes)\n\n"
    for (index, note) in notes.enumerated() { text += "\(index + 1). \(Markdown.line(note))\n" }
  }
}
