extension Words {
  /// Names of variables, options, files and formats keep their spelling.
  package static func loweringStart(of text: String) -> String {
    let word = firstWord(of: text)
    guard let first = word.first, first.isASCII, first.isUppercase, word.dropFirst().allSatisfy(isSmall),
      word != "Galley"
    else { return text }
    return first.lowercased() + text.dropFirst()
  }

  /// Names of tools, views, files and identifiers keep their spelling.
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
