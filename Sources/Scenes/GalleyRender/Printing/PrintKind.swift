import GalleyFiles

/// The kinds of files that pages are printed to.
public enum PrintKind: String, Hashable, Sendable, CaseIterable {
  /// One file with all pages.
  case pdf
  /// A picture of each page.
  case png
  /// A drawing of each page.
  case svg

  /// The kind that the extension of `path` tells, or nil.
  public init?(pathExtensionOf path: String) { self.init(rawValue: FilePath.fileExtension(of: path).lowercased()) }
}
