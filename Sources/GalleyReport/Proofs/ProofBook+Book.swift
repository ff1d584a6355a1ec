import GalleyCompare
import GalleyDiagnostics
import GalleyExplain
public import GalleyRender
import GalleyTemplate

extension ProofBook {
  /// The book in words, tables and drawings, whose fonts come from `renderContext`.
  public func book(title: String? = nil, renderContext: RenderContext = RenderContext()) -> Book {
    let names = chapters.map(\.scene.name)
    let own = chapters.count == 1 ? chapters.first.map { $0.scene.title ?? $0.scene.name } : nil
    return Book(
      title: title ?? own.map { "\(BookWords.title): \($0)" } ?? BookWords.title,
      subject: BookWords.subject(scenes: names), facts: Fingerprint().facts.map { Review.Fact($0.name, $0.text) },
      chapters: chapters.enumerated().map { index, chapter in
        BookComposer(chapter: chapter, prefix: "scene-\(index + 1)", renderContext: renderContext).compose()
      })
  }
}
