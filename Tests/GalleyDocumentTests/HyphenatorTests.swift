import Testing

@testable import GalleyDocument

@Suite("Hyphens")
struct HyphenatorTests {
  private func parts(_ text: String, _ language: String) throws -> String {
    let hyphenator = try #require(Hyphenator(language: language))
    return hyphenator.hyphenated(text).replacing("\u{AD}", with: "|")
  }

  @Test("Words part where their language says")
  func languages() throws {
    #expect(try parts("hyphenation", "en") == "hy|phen|ation")
    #expect(try parts("Silbentrennung", "de") == "Sil|ben|tren|nung")
    #expect(try parts("Größenänderung", "de-DE").contains("|"))
  }

  @Test("Short words, numbers, addresses and what is between words stay as they are")
  func untouched() throws {
    #expect(
      try parts("a tiny 1234567, https://example.org/documentation mail@documentation.org", "en")
        == "a tiny 1234567, https://example.org/documentation mail@documentation.org")
  }

  @Test("Without the marks, any text is what it was")
  func reversible() throws {
    let text = "Ünterscheidungsmerkmale — naïve, “quoted” İstanbul ﬁne; e\u{301}tude 漢字 الكتاب"
    let hyphenator = try #require(Hyphenator(language: "de"))
    let marked = hyphenator.hyphenated(text).unicodeScalars.filter { $0 != "\u{AD}" }
    #expect(String(String.UnicodeScalarView(marked)) == text)
  }

  @Test("A language of which the system knows nothing breaks no word")
  func unknown() { #expect(Hyphenator(language: "xx") == nil) }
}
