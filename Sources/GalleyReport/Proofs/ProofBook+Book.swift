import GalleyCompare
import GalleyDiagnostics
import GalleyExplain
public import GalleyRender
import GalleyTemplate

extension ProofBook {
  /// The book in words, tables and drawings, whose fonts come from `press`.
  public func book(title: String? = nil, press: Press = Press()) -> Book {
    let names = chapters.map(\.scene.name)
    let own = chapters.count == 1 ? chapters.first.map { $0.scene.title ?? $0.scene.name } : nil
    return Book(
      title: title ?? own.map { "\(BookWords.title): \($0)" } ?? BookWords.title,
      subject: BookWords.subject(scenes: names), facts: Fingerprint().facts.map { Review.Fact($0.name, $0.text) },
      chapters: chapters.enumerated().map { index, chapter in
        BookComposer(chapter: chapter, prefix: "scene-\(index + 1)", press: press).compose()
      })
  }
}
