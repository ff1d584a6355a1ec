public import GalleyMessages

public struct PartProblem: Error, Hashable, Sendable {
  public let diagnostic: Diagnostic

  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
