import GalleyCompare
import GalleyExplain
import GalleyRender
public import GalleyStage
import GalleyTemplate

extension ProofBook {
  /// Composes the scene report from sentences, tables and figures.
  ///
  /// - Parameters:
  ///   - title: The title (default: based on the title of a single scene).
  ///   - renderContext: Provides the fonts.
  public func book(title: String? = nil, renderContext: RenderContext = RenderContext()) -> Book {
    Book(
      title: title, scenes: chapters.map(\.scene.name), titles: chapters.map { $0.scene.title ?? $0.scene.name },
      chapters: chapters.enumerated().map { $1.chapter(number: $0, renderContext: renderContext) })
  }
}

extension ProofBook.Chapter {
  func chapter(number: Int, renderContext: RenderContext = RenderContext()) -> Book.Chapter {
    BookComposer(chapter: self, prefix: "scene-\(number + 1)", renderContext: renderContext).compose()
  }
}

extension Book {
  init(title: String?, scenes: [String], titles: [String], chapters: [Chapter]) {
    let own = titles.count == 1 ? titles.first : nil
    self.init(
      title: title ?? own.map { "\(SceneReportLabels.title): \($0)" } ?? SceneReportLabels.title,
      subject: SceneReportLabels.subject(scenes: scenes), facts: Fingerprint().facts.map { Review.Fact($0.name, $0.text) },
      chapters: chapters)
  }
}
