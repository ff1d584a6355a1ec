import GalleyFiles

/// How the rows of a file are written that is read whatever it is.
public enum ImportFormat: String, Hashable, Sendable, CaseIterable {
  case csv
  case tsv
  case json
  case jsonl
  case stanzas
  case xlsx
  case sqlite
  case fixed
  /// Columns that any number of spaces keeps apart; the last takes the rest of the line.
  case words
  case ruled
  case lines

  /// The format that a file's extension tells, or nil.
  package init?(pathExtensionOf path: String) {
    switch FilePath.fileExtension(of: path) {
    case "xlsx", "xlsm": self = .xlsx
    case "sqlite", "sqlite3", "db": self = .sqlite
    default:
      guard let format = DataFormat(pathExtensionOf: path) else { return nil }
      self.init(rawValue: format.rawValue)
    }
  }
}
