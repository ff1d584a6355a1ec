import GalleyFiles

public enum PrintKind: String, Hashable, Sendable, CaseIterable {
  case pdf
  case png
  case svg

  public init?(pathExtensionOf path: String) { self.init(rawValue: FilePath.fileExtension(of: path).lowercased()) }
}
