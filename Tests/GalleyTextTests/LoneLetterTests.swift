import TestSupport
import Testing

@testable import GalleyText

@Suite("Characters that consist of one Unicode scalar")
struct LoneLetterTests {
  /// Letters inside and next to the ranges, and everything that combines with others: marks, joiners, prepended signs,
  /// Hangul jamo, flags, emoji and line ends.
  static let scalars: [Unicode.Scalar] =
    "a Zé×ʰΑωЯѐאءيぁゖヺ゛゜々〆一鿿㐀".unicodeScalars
    + [
      "\u{301}", "\u{3099}", "\u{20DD}", "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{600}", "\u{64B}", "\u{670}",
      "\u{1100}",
      "\u{1161}", "\u{11A8}", "가", "\u{915}", "\u{94D}", "\u{1F1E6}", "👩", "\u{1F3FB}", "\r", "\n", "\u{AD}", "1",
      "\u{20E3}",
    ]

  @Test(
    "Every letter recognised as a complete character really is one, and is not an emoji")
  func plane() {
    let known = ClusterFacts()
    var count = 0
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var text = String(scalar)[...]
      guard text.lengthOfLoneLetters({ _ in true }) > 0 else { continue }
      count += 1
      let facts = known.facts(of: Character(scalar))
      #expect(facts.isDisjoint(with: [.control, .emoji]), "U+\(String(value, radix: 16))")
      #expect(facts.contains(.space) == (scalar == " "))
      for other in ["a", " ", "ء", "一"] {
        #expect("\(scalar)\(other)".count == 2, "U+\(String(value, radix: 16)) before \(other)")
        #expect("\(other)\(scalar)".count == 2, "U+\(String(value, radix: 16)) behind \(other)")
      }
    }
    #expect(count > 25_000)
  }

  @Test(
    "The counted prefix consists of whole characters and ends before the first excluded one", arguments: 0..<8)
  func mixed(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    var found = 0
    for _ in 0..<2_000 {
      let text = (0..<dice.number(1...8)).reduce(into: "") { text, _ in
        text.unicodeScalars.append(Self.scalars[dice.number(0...Self.scalars.count - 1)])
      }
      let unwanted = Self.scalars[dice.number(0...Self.scalars.count - 1)]
      var rest = text[...]
      let length = rest.lengthOfLoneLetters { $0 != unwanted }
      var bytes = 0
      for character in text where bytes < length {
        bytes += character.utf8.count
        #expect(character.unicodeScalars.count == 1 && character.unicodeScalars.first != unwanted)
      }
      #expect(bytes == length, "\(text.debugDescription)")
      found += length
    }
    #expect(found > 500)
  }

  @Test("An empty substring contains no letter, at any index")
  func emptiness() {
    let text = "abc"
    for index in text.indices + [text.endIndex] {
      var piece = text[index..<index]
      #expect(piece.lengthOfLoneLetters { _ in true } == 0)
    }
  }
}
