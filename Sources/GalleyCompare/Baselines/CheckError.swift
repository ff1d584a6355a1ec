public import GalleyDiagnostics
import GalleyRender

/// Why what a check left behind cannot be used, in words.
public struct CheckError: Error, Sendable {
  /// The reasons; never empty.
  public let diagnostics: [Diagnostic]

  /// One reason.
  init(_ diagnostic: Diagnostic) { diagnostics = [diagnostic] }

  /// Several reasons.
  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
