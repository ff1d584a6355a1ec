import GalleyCompare
import GalleyExplain
import GalleyRender
package import GalleyStage
import GalleyTemplate

extension ProofReport {
  /// Composes the scene report from sentences, tables and figures.
  ///
  /// - Parameters:
  ///   - title: The title (default: derived from the title of a single scene).
  ///   - renderContext: Provides the fonts.
  package func book(title: String? = nil, renderContext: RenderContext = RenderContext()) -> SceneReport {
    SceneReport(
      title: title, scenes: chapters.map(\.scene.name), titles: chapters.map { $0.scene.title ?? $0.scene.name },
      chapters: chapters.enumerated().map { $1.chapter(number: $0, renderContext: renderContext) })
  }
}

extension ProofReport.Chapter {
  func chapter(number: Int, renderContext: RenderContext = RenderContext()) -> SceneReport.Chapter {
    SceneReportComposer(chapter: self, prefix: "scene-\(number + 1)", renderContext: renderContext).compose()
  }
}

extension SceneReport {
  init(title: String?, scenes: [String], titles: [String], chapters: [Chapter]) {
    let own = titles.count == 1 ? titles.first : nil
    self.init(
      title: title ?? own.map { "\(SceneReportLabels.title): \($0)" } ?? SceneReportLabels.title,
      subject: SceneReportLabels.subject(scenes: scenes),
      facts: Fingerprint().facts.map { Review.Fact($0.name, $0.text) },
      chapters: chapters)
  }
}
