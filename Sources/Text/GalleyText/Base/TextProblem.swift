/// A reason why text could not be laid out as requested.
public enum TextProblem: Hashable, Sendable, Error {
  /// No listed font has the character `scalar`. `package` is a Debian package that would add a font for it.
  case missingGlyph(scalar: UInt32, text: String, family: String, package: String?)
  /// No font file contains the family. `known` lists up to three similar family names, and `package` is a Debian
  /// package that contains the family.
  case missingFamily(family: String, known: [String], package: String?)
  /// The file at `path` is missing, cannot be read or is not a font.
  case unreadableFont(path: String)
}
