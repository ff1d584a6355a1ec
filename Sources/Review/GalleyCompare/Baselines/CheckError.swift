public import GalleyMessages
import GalleyRender

/// Why what a check left behind cannot be used, in words.
public struct CheckError: Error, Sendable {
  /// The reasons; never empty.
  public let diagnostics: [Diagnostic]
  /// Whether an outside tool is not installed.
  public let isToolMissing: Bool

  init(_ diagnostic: Diagnostic, isToolMissing: Bool = false) {
    (diagnostics, self.isToolMissing) = ([diagnostic], isToolMissing)
  }

  init(_ diagnostics: [Diagnostic]) { (self.diagnostics, isToolMissing) = (diagnostics, false) }
}
