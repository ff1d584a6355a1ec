import Testing

@testable import GalleyPrint

@Suite("Templates for page headers and footers")
struct PageWordsTests {
  private let words = PageLabels(page: 3, pages: 12, title: "A {page} title", section: "S", file: "{title}.csv")

  @Test("Placeholders in a page header are replaced, and all other text is left unchanged")
  func names() {
    #expect(words.filled("{page} of {pages}, {section}") == "3 of 12, S")
    #expect(words.filled("{pag} {{page}} {page") == "{pag} {3} {page")
    #expect(words.filled("} {} plain") == "} {} plain")
    #expect(words.filled("") == "")
  }

  @Test("A value inserted for a placeholder may look like a placeholder, but is not replaced again")
  func braces() {
    #expect(words.filled("{file}: {title}") == "{title}.csv: A {page} title")
  }
}
