/// Why a text cannot be set as asked, as data.
public enum TextProblem: Hashable, Sendable, Error {
  case missingGlyph(scalar: UInt32, text: String, family: String, package: String?)
  case missingFamily(family: String, known: [String], package: String?)
  case unreadableFont(path: String)
}
