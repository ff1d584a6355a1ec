import GalleyFiles

/// How the rows of a file are written that is read whatever it is.
public enum ImportFormat: String, Hashable, Sendable, CaseIterable {
  /// Cells between commas, or between what the file shows.
  case csv
  /// Cells between tabs.
  case tsv
  /// A JSON document with a list in it.
  case json
  /// A JSON object a line.
  case jsonl
  /// Stanzas of fields with empty lines between, as Debian's package lists.
  case stanzas
  /// A workbook of a spreadsheet.
  case xlsx
  /// A SQLite database.
  case sqlite
  /// Columns that begin at the same place of every line.
  case fixed
  /// Columns that any number of spaces keeps apart; the last takes the rest of the line.
  case words
  /// Names above a line of dashes, as programs print tables for people.
  case ruled
  /// One cell a line.
  case lines

  /// The format that a file's extension tells, or nil.
  init?(pathExtensionOf path: String) {
    switch FilePath.fileExtension(of: path) {
    case "xlsx", "xlsm": self = .xlsx
    case "sqlite", "sqlite3", "db": self = .sqlite
    default:
      guard let format = DataFormat(pathExtensionOf: path) else { return nil }
      self.init(rawValue: format.rawValue)
    }
  }
}
