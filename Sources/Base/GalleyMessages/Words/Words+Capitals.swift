extension Words {
  /// Returns the text with a small initial letter, unless its first word is a name of a variable, option, file or
  /// format.
  package static func loweringStart(of text: String) -> String {
    let word = firstWord(of: text)
    guard let first = word.first, first.isASCII, first.isUppercase, word.dropFirst().allSatisfy(isSmall),
      word != "Galley"
    else { return text }
    return first.lowercased() + text.dropFirst()
  }

  /// Returns the text with a capital initial letter, unless its first word is a name of a tool, view, file or
  /// identifier.
  package static func raisingStart(of text: String) -> String {
    let word = firstWord(of: text)
    guard let first = word.first, first.isASCII, word.allSatisfy(isSmall), !tools.contains(String(word)) else {
      return text
    }
    return first.uppercased() + text.dropFirst()
  }

  private static let tools: Set = ["galley", "git", "tar", "ffmpeg", "pdftoppm", "pdftotext", "poppler"]

  private static func firstWord(of text: String) -> Substring {
    let word = text.prefix { $0 != " " }
    return word.last.map { ",:;".contains($0) } ?? false ? word.dropLast() : word
  }

  private static func isSmall(_ character: Character) -> Bool {
    character.isASCII && character.isLowercase || character == "-" || character == "'" || character == "’"
  }
}
