package import GalleyMessages
import GalleyText

extension SymbolFailure {
  package func words(_ name: String) -> Words {
    switch self {
    case .unknown(let known):
      let near = known.isEmpty ? "" : "similar names are " + known.joined(separator: ", ") + "; "
      return Words(
        "there is no symbol '\(name)'",
        help: near + "'galley symbols' lists all symbols; to add this one, put '\(name).svg' into a symbol folder")
    case .font(let problem):
      let words = problem.words
      return Words("cannot draw the symbol '\(name)': \(words.message)", help: words.help)
    case .missingGlyph(let family, let code):
      return Words(
        "cannot draw the symbol '\(name)': '\(family)' has no glyph U+\(String(code, radix: 16, uppercase: true))",
        help: FontPackages.package(ofFamily: family).map { "install Debian's version of the package \($0)" })
    case .file(let path, let line, let reason):
      return Words("cannot read the symbol '\(name)': \(path)\(line > 0 ? ":\(line)" : ""): \(reason)")
    }
  }
}
