import GalleyFiles

public enum ImportFormat: String, Hashable, Sendable, CaseIterable {
  case csv
  case tsv
  case json
  case jsonl
  case stanzas
  /// Workbooks of Excel (.xlsx) and of LibreOffice (.ods).
  case xlsx
  case sqlite
  case fixed
  /// Columns separated by any number of spaces. The last column contains the rest of the line.
  case words
  case ruled
  case lines

  package init?(pathExtensionOf path: String) {
    switch FilePath.fileExtension(of: path) {
    case "xlsx", "xlsm", "ods": self = .xlsx
    case "sqlite", "sqlite3", "db": self = .sqlite
    default:
      guard let format = DataFormat(pathExtensionOf: path) else { return nil }
      self.init(rawValue: format.rawValue)
    }
  }
}
