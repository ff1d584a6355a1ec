import CResources

/// The symbols that are mapped one by one; others are composed of them.
struct SymbolTable: Sendable {
  let rows: [String: SymbolRow]
  /// Lines that say nothing known, and names that stand twice: mistakes of the table.
  let mistakes: [String]

  init(_ text: String) {
    var rows: [String: SymbolRow] = [:]
    var mistakes: [String] = []
    // Bytes are split faster than characters.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).lazy.map(Substring.init) {
      guard let found = SymbolRow.rows(line) else {
        mistakes.append(String(line))
        continue
      }
      for row in found where rows.updateValue(row, forKey: row.name) != nil { mistakes.append(row.name) }
    }
    self.rows = rows
    self.mistakes = mistakes
  }

  static let standard = SymbolTable(String(cString: galleySymbolTable()))
}
