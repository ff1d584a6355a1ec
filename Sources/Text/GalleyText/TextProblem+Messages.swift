package import GalleyMessages

extension Diagnostic {
  /// Describes text that could not be laid out as requested.
  ///
  /// - Parameters:
  ///   - problem: The problem, such as a missing glyph or font.
  ///   - place: The position in the scene; nil (the default) if there is none.
  package init(_ problem: TextProblem, at place: SourcePlace? = nil) {
    let words = problem.words
    self.init(words.message, at: place, help: words.help)
  }
}

extension TextProblem {
  package var words: Words {
    switch self {
    case .missingGlyph(let scalar, let text, let family, let package):
      let code = String(scalar, radix: 16, uppercase: true)
      let point = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
      let character = Unicode.Scalar(scalar).map { " '\($0)'" } ?? ""
      return Words(
        "no font has a glyph for \(point)\(character) in \"\(text.prefix(60))\" (set in \(family))",
        help: package.map { "install the package \($0), or allow boxes with 'missingGlyph: box'" }
          ?? "add a font file under 'fonts:', or allow boxes with 'missingGlyph: box'")
    case .missingFamily(let family, let known, let package):
      return Words(
        "the font family '\(family)' is not installed",
        help: package.map { "install the package \($0)" }
          ?? Words.suggestion(Suggestion.closest(to: family, among: known), known: known, noun: "installed families")
          ?? "add a font file under 'fonts:'")
    case .unreadableFont(let path): return Words("cannot read the font file '\(path)'")
    }
  }
}
