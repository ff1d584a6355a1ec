public import GalleyStage
public import GalleyTemplate

/// How a renderer draws the images of a scene. The default, ``picture``, draws the scene itself.
public struct SceneDrawing: Sendable {
  private let make: @Sendable (Proof, Scene, RenderContext) throws(ProofError) -> Proof

  /// Creates a drawing that replaces each proof with the result of `make`, for example to add annotations. `make` can
  /// lay out labels with the render context.
  public init(_ make: @escaping @Sendable (Proof, Scene, RenderContext) throws(ProofError) -> Proof) {
    self.make = make
  }

  public static let picture = SceneDrawing { proof, _, _ in proof }

  func draw(_ proof: Proof, of scene: Scene, _ renderContext: RenderContext) throws(ProofError) -> Proof {
    try make(proof, scene, renderContext)
  }
}
