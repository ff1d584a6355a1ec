import GalleyFiles

final class Hyphenator {
  private let patterns: HyphenPatterns
  private var known: [String: [Int]] = [:]

  private static let minimumLetters = 5
  private static let maximumLetters = 80

  init?(language: String, files: FileReader = .disk) {
    guard let patterns = HyphenPatterns(language: language, files: files) else { return nil }
    self.patterns = patterns
  }

  func hyphenated(_ text: String) -> String {
    var result = ""
    var word: [Unicode.Scalar] = []
    func endWord() {
      let places = places(in: word)
      for (index, scalar) in word.enumerated() {
        result.unicodeScalars.append(scalar)
        if places.contains(index) { result.unicodeScalars.append(Self.softHyphen) }
      }
      word = []
    }
    var isAddress = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic, !isAddress {
        word.append(scalar)
        continue
      }
      endWord()
      // A slash or an at sign makes the text an address, which is not hyphenated.
      isAddress = scalar == "/" || scalar == "@" || (isAddress && scalar != " ")
      result.unicodeScalars.append(scalar)
    }
    endWord()
    return result
  }

  private static let softHyphen: Unicode.Scalar = "\u{AD}"

  private func places(in word: [Unicode.Scalar]) -> [Int] {
    guard Self.minimumLetters...Self.maximumLetters ~= word.count else { return [] }
    let text = String(String.UnicodeScalarView(word)).lowercased()
    // If lowercasing changes the number of letters, the indices do not apply.
    guard text.unicodeScalars.count == word.count else { return [] }
    if let known = known[text] { return known }
    let found = patterns.places(in: text)
    known[text] = found
    return found
  }
}
