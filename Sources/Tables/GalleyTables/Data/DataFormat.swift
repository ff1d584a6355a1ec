import GalleyFiles

public enum DataFormat: String, Hashable, Sendable, CaseIterable {
  case csv
  case tsv
  case json
  case jsonl
  case stanzas

  package init?(pathExtensionOf path: String) {
    switch FilePath.fileExtension(of: path) {
    case "csv": self = .csv
    case "tsv": self = .tsv
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonl
    case "stanzas", "deb822": self = .stanzas
    default: return nil
    }
  }

  package static let extensions = [".csv", ".tsv", ".json", ".jsonl", ".stanzas"]
}
