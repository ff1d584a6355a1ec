public import GalleyTemplate

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

    /// Pulls every proof of `scene` on up to `workers` threads; the results do not depend on how many.
    ///
    /// - Throws: ``ProofError/problems(_:)`` with the problems of all pictures together.
    public init(_ scene: Scene, workers: Int = 1) throws(ProofError) {
      self.scene = scene
      explanations = try SceneRenderer(scene, workers: workers).explanations()
      digests = DataDigest.all(of: scene)
    }

    /// The pictures on the scene's first canvas, one for each state.
    var plates: [Explanation] {
      guard let first = scene.variants.first else { return [] }
      return explanations.filter { $0.proof.source.variant == first }
    }
  }
}
