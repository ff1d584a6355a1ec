import GalleyFiles
import GalleyRender

/// The file formats of printed pages.
public enum PrintKind: String, Hashable, Sendable, CaseIterable {
  case pdf
  case png
  case svg

  /// The format with the extension of `path`, or `nil` if there is none.
  public init?(pathExtensionOf path: String) { self.init(rawValue: FilePath.fileExtension(of: path).lowercased()) }
}
