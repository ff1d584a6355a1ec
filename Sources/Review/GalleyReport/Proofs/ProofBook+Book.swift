import GalleyCompare
import GalleyExplain
import GalleyRender
public import GalleyStage
import GalleyTemplate

extension ProofBook {
  /// The book in words, tables and drawings, whose fonts come from `renderContext`.
  public func book(title: String? = nil, renderContext: RenderContext = RenderContext()) -> Book {
    Book(
      title: title, scenes: chapters.map(\.scene.name), titles: chapters.map { $0.scene.title ?? $0.scene.name },
      chapters: chapters.enumerated().map { $1.chapter(number: $0, renderContext: renderContext) })
  }
}

extension ProofBook.Chapter {
  /// The chapter with the number `number`, from 0, in words, tables and drawings.
  func chapter(number: Int, renderContext: RenderContext = RenderContext()) -> Book.Chapter {
    BookComposer(chapter: self, prefix: "scene-\(number + 1)", renderContext: renderContext).compose()
  }
}

extension Book {
  /// A book of `chapters` about `scenes`, which are called `titles`; headed by `title`, or by that of an only scene.
  init(title: String?, scenes: [String], titles: [String], chapters: [Chapter]) {
    let own = titles.count == 1 ? titles.first : nil
    self.init(
      title: title ?? own.map { "\(BookWords.title): \($0)" } ?? BookWords.title,
      subject: BookWords.subject(scenes: scenes), facts: Fingerprint().facts.map { Review.Fact($0.name, $0.text) },
      chapters: chapters)
  }
}
