public import GalleyText

/// Why there is no symbol.
public enum SymbolFailure: Error, Hashable, Sendable {
  case unknown(known: [String])
  case font(TextProblem)
  case missingGlyph(family: String, code: UInt32)
  /// A file of a catalogue of one's own cannot be read: `line` is where it is wrong, or 0.
  case file(path: String, line: Int, reason: String)
}
