import GalleyJSON
package import GalleyMessages
package import GalleyTables
import GalleyTemplate

package struct TableReport: Sendable {
  private let rowCount: Int
  private let columns: [ColumnFacts]

  package init(_ table: Table) {
    rowCount = table.rowCount
    columns = table.columns.map(ColumnFacts.init)
  }

  /// The number of rows, and then one line per column, separated by tabs: name, type, non-empty cells, minimum,
  /// maximum, longest cell.
  package var text: String {
    let head = ["column", "type", "non-empty", "min", "max", "longest"].joined(separator: "\t")
    return PrintedText.data([CountedNoun.text(rowCount, "row"), head] + columns.map(\.line))
  }

  package func json(file: String) -> String {
    JSONValue.object([
      "schema": .string(Self.schema), "file": .string(file), "rows": .number(Double(rowCount)),
      "columns": .array(columns.map(\.json)),
    ]).text
  }

  /// Returns the errors in a file as JSON.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - diagnostics: The errors in the file.
  package static func json(file: String, _ diagnostics: [Diagnostic]) -> String {
    JSONValue.object([
      "schema": .string(schema), "file": .string(file), "errors": .array(diagnostics.map { $0.json() }),
    ]).text
  }

  private static let schema = "galley-data/1"
}

private struct ColumnFacts: Sendable {
  let name: String
  let kind: Column.Kind
  let filled: Int
  let bounds: (minimum: String, maximum: String)?
  let longest: String

  init(_ column: Column) {
    name = column.name
    kind = column.kind
    var length = -1
    var longestRow: Int?
    var filled = 0
    // Durations and byte counts appear as written in the file.
    let texts = column.isQuantity ? column.asWritten : column
    for row in 0..<column.count {
      texts.withUTF8(row) { cell in
        filled += cell.isEmpty ? 0 : 1
        // A string has at most as many characters as bytes, so the characters of most cells do not have to be counted.
        guard cell.count > length else { return }
        let characters = cell.count { $0 & 0xC0 != 0x80 }
        if characters > length { (length, longestRow) = (characters, row) }
      }
    }
    self.filled = filled
    longest = longestRow.map { texts[$0] } ?? ""
    bounds = column.kind == .string ? nil : column.bounds().map { (texts[$0.minimum], texts[$0.maximum]) }
  }

  var line: String {
    [name, kind.rawValue, "\(filled)", bounds?.minimum ?? "", bounds?.maximum ?? "", longest].map(Self.shown)
      .joined(separator: "\t")
  }

  var json: JSONValue {
    .object([
      "name": .string(name), "type": .string(kind.rawValue), "filled": .number(Double(filled)),
      "least": bounds.map { .string($0.minimum) }, "most": bounds.map { .string($0.maximum) },
      "longest": .string(longest),
    ])
  }

  private static func shown(_ text: String) -> String {
    let line = String(text.prefix(80).map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return text.count > 80 ? line + "…" : line
  }
}
