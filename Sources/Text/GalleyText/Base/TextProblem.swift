/// Why a text cannot be set as asked, as data.
public enum TextProblem: Hashable, Sendable, Error {
  /// None of the listed fonts has a glyph for a character.
  case missingGlyph(scalar: UInt32, text: String, family: String, package: String?)
  /// No font file of a family is on the machine.
  case missingFamily(family: String, known: [String], package: String?)
  /// A font file could not be read.
  case unreadableFont(path: String)
}
