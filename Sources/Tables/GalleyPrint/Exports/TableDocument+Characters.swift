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
    var texts = [plan.title, plan.subtitle, plan.date, file]
    texts += plan.report.notes + footnotes + [plan.shownCount(table.rowCount)]
    texts += printed.map(\.plan.title)
    texts += groups.groups.map(\.shownTitle)
    texts += [words.continued, words.total, words.average, words.row, words.rows, words.empty]
    texts += [report.contents, report.summary, report.groups, report.columns, report.notes, report.rows, report.share]
    texts.forEach(add)
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
