public import GalleyText

public enum SymbolFailure: Error, Hashable, Sendable {
  case unknown(known: [String])
  case font(TextProblem)
  case missingGlyph(family: String, code: UInt32)
  /// `line` is the line with the error, or 0.
  case file(path: String, line: Int, reason: String)
}
