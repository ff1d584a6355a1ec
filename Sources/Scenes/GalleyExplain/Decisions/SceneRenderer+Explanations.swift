package import GalleyRender
import GalleyTemplate

extension SceneRenderer {
  /// Draws every image of the scene and explains its layout, in the order of the states.
  ///
  /// - Throws: ``ProofError/problems(_:)`` with the errors of all images.
  package func explanations() throws(ProofError) -> [Explanation] {
    let proofs = try proofs()
    let canvases = Dictionary(grouping: proofs, by: \.source.variant).values
      .sorted { ($0.first?.source.index ?? 0) < ($1.first?.source.index ?? 0) }
    let scene = scene
    let explained = map(canvases) { renderContext, proofs in Explanation.explain(proofs, of: scene, renderContext) }
    return explained.flatMap { $0 }.sorted { $0.proof.source.index < $1.proof.source.index }
  }
}
