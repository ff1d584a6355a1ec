import GalleyPicture
public import GalleyRender
import GalleyStage
import GalleyTemplate

/// A kind of facts that can be drawn over a picture.
public enum Annotation: String, Hashable, Sendable, CaseIterable {
  case frames
  case widths
  case fits
  /// Rows of lists as far as they exist outside of what can be seen.
  case overscan
  case safeArea
}

extension SceneDrawing {
  /// The picture with facts over it, like an architect's drawing.
  public static func annotated(_ annotations: Set<Annotation>) -> SceneDrawing {
    SceneDrawing { proof, _, renderContext in proof.showing(Blueprint(proof, annotations, renderContext.engine).picture)
    }
  }

  /// All of the content as a miniature: what is seen, which rows exist, and the clear space in place of the others.
  ///
  /// Drawing throws ``ProofError/problems(_:)`` where rows cannot be shown as asked.
  public static let map = SceneDrawing { (proof, scene, renderContext) throws(ProofError) in
    proof.showing(
      ContentMap(proof, try ContentTiles(around: proof, of: scene, renderContext), renderContext.engine).picture)
  }
}
