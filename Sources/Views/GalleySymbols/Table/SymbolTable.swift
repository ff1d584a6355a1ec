/// The symbols that are mapped one by one; others are composed of them.
struct SymbolTable: Sendable {
  let rows: [String: SymbolRow]
  /// Lines that say nothing known, and names that stand twice: mistakes of the table.
  let mistakes: [String]

  /// The table of `texts`, one symbol a line; lines that start with # are remarks.
  init(_ texts: [String]) {
    var rows: [String: SymbolRow] = [:]
    var mistakes: [String] = []
    for line in texts.flatMap({ $0.split(separator: "\n") }) where !line.hasPrefix("#") {
      guard let found = SymbolRow.rows(line) else {
        mistakes.append(String(line))
        continue
      }
      for row in found where rows.updateValue(row, forKey: row.name) != nil { mistakes.append(row.name) }
    }
    self.rows = rows
    self.mistakes = mistakes
  }

  static let standard = SymbolTable([
    arrows, signs, people, things, things2, media, nature, devices, places, writing, drawn,
  ])
}
