public import GalleyMessages

/// The reason why shards cannot be merged.
public struct PartProblem: Error, Hashable, Sendable {
  public let diagnostic: Diagnostic

  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
