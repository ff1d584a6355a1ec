import Testing

@testable import GalleyDocument

@Suite("Hyphenation")
struct HyphenatorTests {
  private func parts(_ text: String, _ language: String) throws -> String {
    let hyphenator = try #require(Hyphenator(language: language))
    return hyphenator.hyphenated(text).replacing("\u{AD}", with: "|")
  }

  @Test("Words are hyphenated according to their language")
  func languages() throws {
    #expect(try parts("hyphenation", "en") == "hy|phen|ation")
    #expect(try parts("Silbentrennung", "de") == "Sil|ben|tren|nung")
    #expect(try parts("Größenänderung", "de-DE").contains("|"))
  }

  @Test("Short words, numbers, addresses and punctuation are not hyphenated")
  func untouched() throws {
    #expect(
      try parts("a tiny 1234567, https://example.org/documentation mail@documentation.org", "en")
        == "a tiny 1234567, https://example.org/documentation mail@documentation.org")
  }

  @Test("Removing the soft hyphens restores the original text")
  func reversible() throws {
    let text = "Ünterscheidungsmerkmale — naïve, “quoted” İstanbul ﬁne; e\u{301}tude 漢字 الكتاب"
    let hyphenator = try #require(Hyphenator(language: "de"))
    let marked = hyphenator.hyphenated(text).unicodeScalars.filter { $0 != "\u{AD}" }
    #expect(String(String.UnicodeScalarView(marked)) == text)
  }

  @Test("There is no hyphenator for an unsupported language")
  func unknown() { #expect(Hyphenator(language: "xx") == nil) }
}
