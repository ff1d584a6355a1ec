public import GalleyStage
public import GalleyTemplate

/// What a renderer draws of each picture of a scene: the picture itself, or what another drawing makes of its proof.
public struct SceneDrawing: Sendable {
  private let make: @Sendable (Proof, Scene, RenderContext) throws(ProofError) -> Proof

  /// A drawing that shows what `make` makes of a proof of the scene; the render context sets its labels.
  public init(_ make: @escaping @Sendable (Proof, Scene, RenderContext) throws(ProofError) -> Proof) {
    self.make = make
  }

  public static let picture = SceneDrawing { proof, _, _ in proof }

  func draw(_ proof: Proof, of scene: Scene, _ renderContext: RenderContext) throws(ProofError) -> Proof {
    try make(proof, scene, renderContext)
  }
}
