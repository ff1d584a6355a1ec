public import GalleyRender
import GalleyTemplate

extension SceneRenderer {
  /// Every picture of the scene with the reasons for what it shows, states first.
  ///
  /// - Throws: ``ProofError/problems(_:)`` with the problems of all pictures together.
  public func explanations() throws(ProofError) -> [Explanation] {
    let proofs = try proofs()
    let canvases = Dictionary(grouping: proofs, by: \.source.variant).values
      .sorted { ($0.first?.source.index ?? 0) < ($1.first?.source.index ?? 0) }
    let scene = scene
    let explained = map(canvases) { renderContext, proofs in Explanation.explain(proofs, of: scene, renderContext) }
    return explained.flatMap { $0 }.sorted { $0.proof.source.index < $1.proof.source.index }
  }
}
