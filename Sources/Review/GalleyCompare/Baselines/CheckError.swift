public import GalleyMessages

public struct CheckError: Error, Sendable {
  public let diagnostics: [Diagnostic]
  public let isToolMissing: Bool

  init(_ diagnostic: Diagnostic, isToolMissing: Bool = false) {
    (diagnostics, self.isToolMissing) = ([diagnostic], isToolMissing)
  }

  init(_ diagnostics: [Diagnostic]) { (self.diagnostics, isToolMissing) = (diagnostics, false) }
}
