import TestSupport
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Regular expressions in conditions with 'matches'")
struct RegularExpressionTests {
  private func hasMatch(_ pattern: String, _ text: String) throws -> Bool {
    let expression = try RegularExpression(pattern)
    return Array(text.utf8).withUnsafeBufferPointer(expression.hasMatch)
  }

  private func error(_ pattern: String) -> RegularExpressionError? {
    do throws(RegularExpressionError) {
      _ = try RegularExpression(pattern)
      return nil
    } catch { return error }
  }

  @Test("A thousand random regular expressions match the same strings as Swift's Regex")
  func oracle() throws {
    var random = PatternDice(seed: 7)
    let texts =
      (0..<40).map { _ in String((0..<random.roll(9)).map { _ in random.pick("aab1c_ é") }) } + ["", "aaa", "b1 a"]
    for _ in 0..<1000 {
      let pattern = random.pattern(depth: 3)
      let own = try RegularExpression(pattern)
      let swift = try Regex(pattern)
      for text in texts {
        let found = Array(text.utf8).withUnsafeBufferPointer(own.hasMatch)
        #expect(found == text.contains(swift), "'\(pattern)' in '\(text)'")
      }
    }
  }

  @Test(
    "The common syntax of regular expressions is supported",
    arguments: [
      ("^\\d{3}$", "123", true), ("^\\d{3}$", "1234", false), ("(?i)^ÄB", "äbc", true), ("[[:alpha:]]+9", "é9", true),
      ("\\bcat\\b", "a cat.", true), ("\\bcat\\b", "concat", false), ("a.c", "a\nc", false), ("(?s)a.c", "a\nc", true),
      ("(?m)^b$", "a\nb\nc", true), ("^b$", "a\nb\nc", false), ("[^a-c]", "abc", false), ("[]a]", "]", true),
      ("x{2,3}y", "axxy", true), ("x{,2}y", "y", true), ("a{b", "a{b", true), ("\\u00e9", "é", true),
      ("e\u{301}", "é", true), ("\\p{Lu}\\p{Ll}", "Éa", true), ("\\P{L}", "ab", false),
      ("(?<year>\\d+)-", "2024-", true),
      ("(?:ab|cd)+$", "xabcd", true), ("\\x{1F600}", "😀", true), ("[\\w.]+@[\\w.]+", "an@b.org", true), ("", "", true),
      ("a|", "zzz", true), ("(a*)*b", "aaab", true), ("(|a)+$", "b", true), ("\\Aab\\z", "ab", true),
      ("\\.", "a", false),
      ("[a\\-z]", "-", true), ("[+-]5", "-5", true), ("\\r\\n|\\n", "a\r\nb", true), ("(?i:A)b", "ab", true),
      ("(?i:A)b", "aB", false),
    ])
  func syntax(pattern: String, text: String, expected: Bool) throws {
    #expect(try hasMatch(pattern, text) == expected)
  }

  @Test("Matching takes linear time even for patterns that make backtracking explode")
  func linear() throws {
    let letters = String(repeating: "a", count: 20_000)
    for pattern in ["^(a+)+$", "(a|aa)+$", "(a*)*b", "(.*)(.*)(.*)(.*)x", "^(([a-z])+.)+[A-Z]([a-z])+$"] {
      var isFound = true
      let time = try ProcessorTime.measure { isFound = try hasMatch(pattern, letters + "!") }
      #expect(!isFound)
      #expect(time < .seconds(20))
    }
  }

  @Test(
    "Unsupported regular expressions are refused with a one-sentence error",
    arguments: [
      ("(a", RegularExpressionError.unclosedGroup), ("a)", .unopenedGroup), ("[a", .unclosedClass),
      ("[]", .emptyClass), ("[z-a]", .badRange("z-a")), ("*a", .nothingToRepeat("*")),
      ("a{3,2}", .badRepetition("{3,2}", limit: 1000)), ("a{2000}", .badRepetition("{2000}", limit: 1000)),
      ("\\q", .unknownEscape("\\q")), ("\\", .unknownEscape("\\")), ("\\p{Foo}", .unknownProperty("\\p{Foo}")),
      ("(a)\\1", .unsupported("a back reference such as \\1")), ("a(?=b)", .unsupported("(?=…)")),
      ("(?<!a)b", .unsupported("(?<!…)")), ("a++", .unsupported("possessive repetition")),
      ("[a&&b]", .unsupported("'&&' in a class")), ("((a{1000}){1000}){1000}", .tooLarge(limit: 5000)),
      ("((|){1000}){1000}", .tooLarge(limit: 5000)), ("a**", .nothingToRepeat("*")),
      ("a{1,1000}{1,1000}b", .nothingToRepeat("{")), ("a*{2}", .nothingToRepeat("{")),
      ("(a{1,1000}){1,1000}b", .tooLarge(limit: RegularExpression.sizeLimit)),
    ])
  func refusals(pattern: String, expected: RegularExpressionError) {
    #expect(error(pattern) == expected)
  }

  @Test("The depth to which groups can be nested is limited")
  func depth() {
    func nested(_ count: Int) -> String { String(repeating: "(", count: count) + String(repeating: ")", count: count) }
    #expect(error(nested(99)) == nil)
    #expect(error(nested(100_000)) == .tooDeep(limit: 100))
  }
}

/// Random expressions. They are the same in every run.
private struct PatternDice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }

  mutating func pick(_ letters: String) -> Character { Array(letters)[roll(letters.count)] }

  mutating func pattern(depth: Int) -> String {
    let count = 1 + roll(3)
    return (0..<count).map { _ in atom(depth) + ["", "", "", "*", "+", "?", "{1,2}", "*?"][roll(8)] }.joined()
  }

  private mutating func atom(_ depth: Int) -> String {
    switch roll(depth > 0 ? 12 : 8) {
    case 0...3: return String(pick("abc1"))
    case 4: return "."
    case 5: return ["[ab]", "[^a]", "[a-c1]", "[^\\d]"][roll(4)]
    case 6: return ["\\d", "\\w", "\\s", "\\W"][roll(4)]
    case 7: return "é"
    case 8: return "(?:" + pattern(depth: depth - 1) + "|" + pattern(depth: depth - 1) + ")"
    case 9: return "(" + pattern(depth: depth - 1) + ")"
    case 10: return "(?:^" + pattern(depth: depth - 1) + ")"
    default: return "(?:" + pattern(depth: depth - 1) + "$)"
    }
  }
}
