import GalleyCompare
package import GalleyExplain
package import GalleyFiles
package import GalleyRender
import GalleyStage
package import GalleyTemplate
import GalleyText
import GalleyViews

/// The data of a scene report.
///
/// ```swift
/// let chapter = try ProofReport.Chapter(scene)
/// let book = ProofReport([chapter]).book()
/// let bytes = try SceneReportSheets(book).pdf()
/// ```
package struct ProofReport: Sendable {
  package let chapters: [Chapter]

  package init(_ chapters: [Chapter]) { self.chapters = chapters }

  /// Creates the chapters of `scenes`.
  ///
  /// - Parameters:
  ///   - scenes: The scenes of the report.
  ///   - workers: The number of threads. It does not affect the result.
  ///   - files: Reads the files of the scenes.
  /// - Returns: A chapter or an error for each scene, in order.
  package static func chapters(
    of scenes: [Scene], workers: Int = 1, files: FileReader = .disk
  ) -> [Result<Chapter, ProofError>] {
    // If there are many scenes, each scene uses a single thread.
    let inside = scenes.count < 2 * workers ? workers : 1
    return ParallelMap(workers: workers) {}.map(scenes) { _, scene in
      Result { () throws(ProofError) in try Chapter(scene, workers: inside, files: files) }
    }
  }

  package struct Chapter: Sendable {
    package let scene: Scene
    /// One explanation for each image, in the order of the states.
    package let explanations: [Explanation]
    /// The digests of the data files, by table name.
    package let digests: [String: String]
    /// The animation of the scene's script, or nil if the scene has no script.
    package let animation: SceneReportAnimation?
    let caps: [Variant: [ColumnName: [ColumnCap]]]
    package let lints: LintSummary

    let fontSearch: FontSearch

    /// Draws every image of `scene`.
    ///
    /// - Parameters:
    ///   - scene: The scene of the chapter.
    ///   - workers: The number of threads. It does not affect the result.
    ///   - files: Reads the files of the scene.
    /// - Throws: `ProofError/problems(_:)` with the errors of all images.
    package init(_ scene: Scene, workers: Int = 1, files: FileReader = .disk) throws(ProofError) {
      self.scene = scene
      let renderer = SceneRenderer(scene, workers: workers, files: files)
      explanations = try renderer.explanations()
      digests = DataDigest.all(of: scene, files: files)
      let contexts = ParallelMap(workers: workers) { RenderContext(of: scene, files: files) }
      caps = ColumnCap.all(of: scene, explanations, contexts)
      lints = LintSummary(explanations.map(\.proof), contexts)
      if let canvas = scene.variants.first?.canvas, !scene.script.lines.isEmpty {
        animation = try SceneReportAnimation(scene, on: canvas, contexts.helpers[0])
      } else {
        animation = nil
      }
      fontSearch = contexts.helpers.reduce(renderer.fontSearch) { $0 + $1.fontSearch }
    }

    var plates: [Explanation] {
      guard let first = scene.variants.first else { return [] }
      return explanations.filter { $0.proof.source.variant == first }
    }
  }
}
