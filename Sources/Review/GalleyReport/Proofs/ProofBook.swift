import GalleyCompare
public import GalleyExplain
public import GalleyFiles
public import GalleyRender
import GalleyStage
public import GalleyTemplate
import GalleyText
import GalleyViews

/// What there is to tell of scenes, with the evidence: every picture with its reasons, the script as it runs, what is
/// wrong, what nobody looked at.
public struct ProofBook: Sendable {
  /// The scenes, in the order they were named.
  public let chapters: [Chapter]

  public init(_ chapters: [Chapter]) { self.chapters = chapters }

  /// The chapters of `scenes`, or what keeps one from being told, in their order; up to `workers` are pulled at the same
  /// time, and the results do not depend on how many. Their files are read by `files`.
  public static func chapters(
    of scenes: [Scene], workers: Int = 1, files: FileReader = .disk
  ) -> [Result<Chapter, ProofError>] {
    // A thread for each scene leaves none to share out within one.
    let inside = scenes.count < 2 * workers ? workers : 1
    return ParallelMap(workers: workers) {}.map(scenes) { _, scene in
      Result { () throws(ProofError) in try Chapter(scene, workers: inside, files: files) }
    }
  }

  public struct Chapter: Sendable {
    public let scene: Scene
    /// Every picture with the reasons for what it shows, states first.
    public let explanations: [Explanation]
    /// The files that its rows come from, by the names of their tables.
    public let digests: [String: String]
    /// The script as it runs; nil where nothing scrolls and nothing happens.
    public let film: BookFilm?
    let caps: [Variant: [ColumnName: [ColumnCap]]]
    public let lints: LintSummary

    let fontSearch: FontSearch

    /// Pulls every proof of `scene` on up to `workers` threads; the results do not depend on how many. Its files are
    /// read by `files`.
    ///
    /// - Throws: `ProofError/problems(_:)` with the problems of all pictures together.
    public init(_ scene: Scene, workers: Int = 1, files: FileReader = .disk) throws(ProofError) {
      self.scene = scene
      let renderer = SceneRenderer(scene, workers: workers, files: files)
      explanations = try renderer.explanations()
      digests = DataDigest.all(of: scene, files: files)
      let contexts = ParallelMap(workers: workers) { RenderContext(of: scene, files: files) }
      caps = ColumnCap.all(of: scene, explanations, contexts)
      lints = LintSummary(explanations.map(\.proof), contexts)
      if let canvas = scene.variants.first?.canvas, !scene.script.lines.isEmpty {
        film = try BookFilm(scene, on: canvas, contexts.helpers[0])
      } else {
        film = nil
      }
      fontSearch = contexts.helpers.reduce(renderer.fontSearch) { $0 + $1.fontSearch }
    }

    var plates: [Explanation] {
      guard let first = scene.variants.first else { return [] }
      return explanations.filter { $0.proof.source.variant == first }
    }
  }
}
