package import GalleyMessages

package struct PartProblem: Error, Hashable, Sendable {
  package let diagnostic: Diagnostic

  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
