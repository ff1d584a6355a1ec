import GalleyCompare
public import GalleyExplain
public import GalleyFiles
public import GalleyRender
public import GalleyTemplate
import GalleyText
import GalleyViews

/// What there is to tell of scenes, with the evidence: every picture with its reasons, the script as it runs, what is
/// wrong, what nobody looked at.
public struct ProofBook: Sendable {
  /// The scenes, in the order they were named.
  public let chapters: [Chapter]

  /// A book of `chapters`.
  public init(_ chapters: [Chapter]) { self.chapters = chapters }

  /// A scene.
  public struct Chapter: Sendable {
    /// The scene.
    public let scene: Scene
    /// Every picture with the reasons for what it shows, states first.
    public let explanations: [Explanation]
    /// The files that its rows come from, by the names of their tables.
    public let digests: [String: String]
    /// The script as it runs; nil where nothing scrolls and nothing happens.
    public let film: BookFilm?
    /// What caps on columns would cut, on each canvas.
    let caps: [Variant: [ColumnName: [ColumnCap]]]
    /// What is wrong, and what nobody looked at.
    public let lints: LintSummary

    /// Pulls every proof of `scene` on up to `workers` threads; the results do not depend on how many. Images are read
    /// by `files`.
    ///
    /// - Throws: ``ProofError/problems(_:)`` with the problems of all pictures together.
    public init(_ scene: Scene, workers: Int = 1, files: FileReader = .disk) throws(ProofError) {
      self.scene = scene
      explanations = try SceneRenderer(scene, workers: workers, files: files).explanations()
      digests = DataDigest.all(of: scene)
      let library = FontLibrary(adding: scene.fonts)
      let contexts = ParallelMap(workers: workers) { RenderContext(library: library, files: files) }
      caps = ColumnCap.all(of: scene, explanations, contexts)
      lints = LintSummary(explanations.map(\.proof), contexts)
      guard let canvas = scene.variants.first?.canvas, !scene.script.lines.isEmpty else {
        film = nil
        return
      }
      film = try BookFilm(scene, on: canvas, contexts.helpers[0])
    }

    /// The pictures on the scene's first canvas, one for each state.
    var plates: [Explanation] {
      guard let first = scene.variants.first else { return [] }
      return explanations.filter { $0.proof.source.variant == first }
    }
  }
}
