import Testing

@testable import GalleyPrint

@Suite("The words at a page's edges")
struct PageWordsTests {
  private let words = PageWords(page: 3, pages: 12, title: "A {page} title", section: "S", file: "{title}.csv")

  @Test("Names between braces are what they stand for, and everything else stays")
  func names() {
    #expect(words.filled("{page} of {pages}, {section}") == "3 of 12, S")
    #expect(words.filled("{pag} {{page}} {page") == "{pag} {3} {page")
    #expect(words.filled("} {} plain") == "} {} plain")
    #expect(words.filled("") == "")
  }

  @Test("What a name brings is not filled again: a file may be called by a name")
  func braces() {
    #expect(words.filled("{file}: {title}") == "{title}.csv: A {page} title")
  }
}
