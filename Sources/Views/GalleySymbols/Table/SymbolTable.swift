import CResources

struct SymbolTable: Sendable {
  let rows: [String: SymbolRow]
  let errors: [String]

  init(_ text: String) {
    var rows: [String: SymbolRow] = [:]
    var errors: [String] = []
    // Splitting bytes is faster than splitting characters.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).lazy.map(Substring.init) {
      guard let found = SymbolRow.rows(line) else {
        errors.append(String(line))
        continue
      }
      for row in found where rows.updateValue(row, forKey: row.name) != nil { errors.append(row.name) }
    }
    self.rows = rows
    self.errors = errors
  }

  static let standard = SymbolTable(String(cString: galleySymbolTable()))
}
