public import GalleyDiagnostics

/// Why parts do not make a whole.
public struct PartProblem: Error, Hashable, Sendable {
  /// What is wrong, in words.
  public let diagnostic: Diagnostic

  /// What is wrong.
  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
