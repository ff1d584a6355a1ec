public import GalleyMessages

/// Why parts do not make a whole.
public struct PartProblem: Error, Hashable, Sendable {
  public let diagnostic: Diagnostic

  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
