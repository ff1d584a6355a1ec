package import GalleyMessages
import GalleyText

extension SymbolFailure {
  package func words(_ name: String) -> Words {
    switch self {
    case .unknown(let known):
      let near = known.isEmpty ? "" : "names like it are " + known.joined(separator: ", ") + "; "
      return Words(
        "no catalogue has a symbol called '\(name)'",
        help: near + "'galley symbols' lists them all, and '\(name).svg' in a folder of symbols adds it")
    case .font(let problem):
      let words = problem.words
      return Words("the symbol '\(name)' cannot be drawn: \(words.message)", help: words.help)
    case .missingGlyph(let family, let code):
      return Words(
        "the symbol '\(name)' cannot be drawn: '\(family)' has no glyph U+\(String(code, radix: 16, uppercase: true))",
        help: FontPackages.package(ofFamily: family).map { "install the version of the package \($0) that Debian has" })
    case .file(let path, let line, let reason):
      return Words("the symbol '\(name)' cannot be read: \(path)\(line > 0 ? ":\(line)" : ""): \(reason)")
    }
  }
}
