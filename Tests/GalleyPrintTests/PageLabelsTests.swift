import Testing

@testable import GalleyPrint

@Suite("Header and footer templates")
struct PageWordsTests {
  private let words = PageLabels(page: 3, pages: 12, title: "A {page} title", section: "S", file: "{title}.csv")

  @Test("Placeholders are replaced, and other text stays unchanged")
  func names() {
    #expect(words.filled("{page} of {pages}, {section}") == "3 of 12, S")
    #expect(words.filled("{pag} {{page}} {page") == "{pag} {3} {page")
    #expect(words.filled("} {} plain") == "} {} plain")
    #expect(words.filled("") == "")
  }

  @Test("Replaced values are not expanded again")
  func braces() {
    #expect(words.filled("{file}: {title}") == "{title}.csv: A {page} title")
  }
}
