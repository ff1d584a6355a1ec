import GalleyFiles
import GalleyRender

/// The kinds of files that pages are printed to.
public enum PrintKind: String, Hashable, Sendable, CaseIterable {
  case pdf
  case png
  case svg

  /// The kind that the extension of `path` tells, or nil.
  public init?(pathExtensionOf path: String) { self.init(rawValue: FilePath.fileExtension(of: path).lowercased()) }
}
