/// The words that differ between two strings, without their common start and end. Between "Good morning, Ann" and "Good
/// evening, Ann", "morning" became "evening".
public struct WordChange: Hashable, Sendable {
  /// The removed words; empty if words were only added.
  public let from: String
  /// The added words; empty if words were only removed.
  public let to: String

  /// Compares two strings word by word and omits the words that both have in common at the start and the end.
  ///
  /// - Parameters:
  ///   - old: The old text.
  ///   - new: The new text.
  public init(_ old: String, _ new: String) {
    let (before, after) = (Self.words(old), Self.words(new))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let rest = (before.dropFirst(start), after.dropFirst(start))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    from = rest.0.dropLast(end).joined().trimmed
    to = rest.1.dropLast(end).joined().trimmed
  }

  private static func words(_ text: String) -> [String] {
    let letters = Array(text)
    var words: [String] = []
    for (place, letter) in letters.enumerated() {
      if place > 0, letters.isInWord(place), letters.isInWord(place - 1) {
        words[words.count - 1].append(letter)
      } else {
        words.append(String(letter))
      }
    }
    return words
  }
}

extension [Character] {
  /// Whether the character at this position belongs to a word. Decimal marks belong to their numbers.
  fileprivate func isInWord(_ place: Int) -> Bool {
    let letter = self[place]
    if letter.isLetter || letter.isNumber || letter == "%" { return true }
    guard letter == "." || letter == "," || letter == "'", place > 0, place + 1 < count else { return false }
    return letter == "'" || self[place - 1].isNumber && self[place + 1].isNumber
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
