import GalleyMessages
import Testing

@Suite("Right-to-left names in messages")
struct IsolatedTextTests {
  @Test(
    "A sentence with only left-to-right text is left unchanged",
    arguments: ["", "row 3 \"Foo\" moved 4 pt down", "'Übergrößenträger' – “Ελλάδα”, Москва", "漢字 'かな' 😀"])
  func plain(sentence: String) {
    #expect(Array(sentence.isolated.unicodeScalars) == Array(sentence.unicodeScalars))
  }

  @Test(
    "Right-to-left text is isolated from its surroundings, inside and outside of quotation marks",
    arguments: [
      ("\"שלום (abc)\" moved 4 pt", "\"\u{2068}שלום (abc)\u{2069}\" moved 4 pt"),
      ("“a שלום” lies over “b”: 3 × 4 pt", "“\u{2068}a שלום\u{2069}” lies over “b”: 3 × 4 pt"),
      ("unknown key 'مرحبا' in 'it's'", "unknown key '\u{2068}مرحبا\u{2069}' in 'it's'"),
      ("list שלום עולם: 12 rows", "list \u{2068}שלום עולם\u{2069}: 12 rows"),
      ("שלום, abc, עולם", "\u{2068}שלום\u{2069}, abc, \u{2068}עולם\u{2069}"),
      ("\"שלום\n\"", "\"\u{2068}שלום\u{2069}\n\""),
    ])
  func isolates(sentence: String, expected: String) {
    #expect(Array(sentence.isolated.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "Direction controls are printed as code points, and matching pairs of isolates are kept",
    arguments: [
      ("a \u{202E}dlrow\u{202C} b", "a <U+202E>dlrow<U+202C> b"), ("'\u{2066}a'", "'<U+2066>a'"),
      ("'\u{2069}שלום\u{2068}'", "'\u{2068}<U+2069>שלום<U+2068>\u{2069}'"),
      ("\u{2068}שלום\u{2067}\u{2069}", "\u{2068}שלום<U+2067>\u{2069}"), ("\u{2068}a", "<U+2068>a"),
    ])
  func controls(sentence: String, expected: String) {
    #expect(Array(sentence.isolated.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("Isolates are balanced and enclose all right-to-left letters; isolating twice has no further effect")
  func balanced() {
    let alphabet: [Unicode.Scalar] = [
      "a", " ", "'", "\"", "“", "”", "ש", "م", "1", ",", "\n", "\u{2067}", "\u{2068}", "\u{2069}", "\u{202E}",
      "\u{200F}",
    ]
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<4000 {
      var sentence = String.UnicodeScalarView()
      for _ in 0..<12 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        sentence.append(alphabet[Int(truncatingIfNeeded: state % 16)])
      }
      let isolated = String(sentence).isolated
      #expect(Array(isolated.isolated.unicodeScalars) == Array(isolated.unicodeScalars))
      #expect(isSound(isolated), "\(isolated.unicodeScalars.map(\.value))")
    }
  }

  private func isSound(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{2068}": depth += 1
      case "\u{2069}": depth -= 1
      case "\u{2067}", "\u{202E}": return false
      case "ש", "م", "\u{200F}": if depth == 0 { return false }
      case "\n": if depth != 0 { return false }
      default: break
      }
      if depth < 0 || depth > 1 { return false }
    }
    return depth == 0
  }
}
