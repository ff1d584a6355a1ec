public import GalleyMessages
import GalleyRender

/// An error in the artifacts of a check, with a message for each problem.
public struct CheckError: Error, Sendable {
  /// The messages. There is at least one.
  public let diagnostics: [Diagnostic]
  /// Whether an external tool is not installed.
  public let isToolMissing: Bool

  init(_ diagnostic: Diagnostic, isToolMissing: Bool = false) {
    (diagnostics, self.isToolMissing) = ([diagnostic], isToolMissing)
  }

  init(_ diagnostics: [Diagnostic]) { (self.diagnostics, isToolMissing) = (diagnostics, false) }
}
