import GalleyTables

extension TableDocument {
  package var webCharacters: Set<Unicode.Scalar> {
    var characters = Self.signs
    func add(_ text: String) {
      for scalar in text.unicodeScalars where !scalar.isASCII { characters.insert(scalar) }
    }
    for column in printed {
      for row in 0..<table.rowCount {
        let text: String? = column.cells.withText(row) { bytes in
          bytes.contains { $0 >= 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
        }
        if let text { add(text) }
      }
    }
    let (words, report) = (plan.words, plan.report.words)
    var said = [plan.title, plan.subtitle, plan.date, file]
    said += plan.report.notes + footnotes + [plan.shownCount(table.rowCount)]
    said += printed.map(\.plan.title)
    said += groups.groups.map(\.shownTitle)
    said += [words.continued, words.total, words.average, words.row, words.rows, words.empty]
    said += [report.contents, report.summary, report.groups, report.columns, report.notes, report.rows, report.share]
    said.forEach(add)
    if plan.report.hasSummary { Self.texts(of: SummaryFacts(self)).forEach(add) }
    return characters
  }

  private static let signs = Set("\u{A0}\u{2009}\u{202F}·–—−…×→↑↓%‰€".unicodeScalars.filter { !$0.isASCII })

  private static func texts(of facts: SummaryFacts) -> [String] {
    [facts.groups(), facts.columns()].compactMap { $0 }.flatMap { part in
      part.columns.map(\.title) + part.table.columns.flatMap { cells in (0..<cells.count).map { cells[$0] } }
    }
  }
}
