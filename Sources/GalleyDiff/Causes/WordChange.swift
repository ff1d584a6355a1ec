/// Which words of a text are others.
///
/// Words around them that both texts share are left out: "Good morning, Ann" and "Good evening, Ben" are two changes,
/// and "Good morning" with "Good morning, Ann" becoming "evening" is one.
public struct WordChange: Hashable, Sendable {
  /// What stood there; empty where words only came.
  public let from: String
  /// What stands there; empty where words only went.
  public let to: String

  /// What differs between two texts.
  public init(_ old: String, _ new: String) {
    let (before, after) = (Self.words(old), Self.words(new))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let rest = (before.dropFirst(start), after.dropFirst(start))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    from = rest.0.dropLast(end).joined().trimmed
    to = rest.1.dropLast(end).joined().trimmed
  }

  /// The words and what stands between them, in order.
  private static func words(_ text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let next = text.index(after: index)
      let isEnd = next == text.endIndex || text[index].isWordCharacter != text[next].isWordCharacter
      if isEnd || !text[index].isWordCharacter {
        words.append(text[start..<next])
        start = next
      }
      index = next
    }
    return words
  }
}

extension Character {
  /// Whether it is part of a word: numbers keep their signs together.
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "." || self == "%" || self == "'" }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
