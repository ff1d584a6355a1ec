import GalleyPicture
public import GalleyRender
import GalleyStage
import GalleyTemplate

/// A kind of layout information that can be drawn over an image.
public enum Annotation: String, Hashable, Sendable, CaseIterable {
  case frames
  case widths
  case fits
  case overscan
  case safeArea
}

extension SceneDrawing {
  /// The image with annotations, like an architectural drawing.
  public static func annotated(_ annotations: Set<Annotation>) -> SceneDrawing {
    SceneDrawing { proof, _, renderContext in proof.showing(Blueprint(proof, annotations, renderContext.engine).picture)
    }
  }

  /// A miniature of the whole content, which shows the visible part, the rows that exist, and the empty space in place
  /// of the others.
  ///
  /// Drawing throws ``ProofError/problems(_:)`` if a row cannot be shown.
  public static let map = SceneDrawing { (proof, scene, renderContext) throws(ProofError) in
    proof.showing(
      ContentMap(proof, try ContentTiles(around: proof, of: scene, renderContext), renderContext.engine).picture)
  }
}
