import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyPDF
import GalleyRender
import GalleyViews

struct BookFrontSetter {
  private let book: Book
  private let setter: BookSetter

  init(_ book: Book, _ setter: BookSetter) {
    self.book = book
    self.setter = setter
  }

  /// `numbers` contains the page numbers of anchors, as far as they are known.
  func strips(_ numbers: [String: Int]) throws(ProofError) -> [BookStrip] {
    let book = book
    var head = try setter.strip(
      VStack(alignment: .leading, spacing: 6) {
        BookText(book.title, BookType.title).padding(.top, 40)
        BookText(book.subject, BookType.small, BookInk.soft)
        BookFacts(facts: book.facts).padding(.top, 14)
        BookText(SceneReportLabels.contents, BookType.section).padding(.top, 30)
      })
    head.entries = [.init(SceneReportLabels.contents, level: 0)]
    head.keepsWithNext = true
    var strips = [head]
    for chapter in book.chapters {
      var line = try setter.strip(BookContentsLine(chapter: chapter, page: numbers[chapter.anchor] ?? 0))
      line.space = 9
      strips.append(line)
    }
    return strips
  }
}

private struct BookContentsLine: View {
  let chapter: Book.Chapter
  let page: Int

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      VStack(alignment: .leading, spacing: 1) {
        BookLink(link: (chapter.title, chapter.anchor), font: BookType.heading)
        if let first = chapter.lead.first { BookText(first + ".", BookType.small, BookInk.soft) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      BookText("\(page)", BookType.body).frame(width: 40, alignment: .trailing)
    }
  }
}
