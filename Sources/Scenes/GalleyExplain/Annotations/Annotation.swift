import GalleyPicture
package import GalleyRender
import GalleyStage
import GalleyTemplate

package enum Annotation: String, Hashable, Sendable, CaseIterable {
  case frames
  case widths
  case fits
  case overscan
  case safeArea
}

extension SceneDrawing {
  /// Draws annotations on the image, as in an architectural drawing.
  package static func annotated(_ annotations: Set<Annotation>) -> SceneDrawing {
    SceneDrawing { proof, _, renderContext in proof.showing(Blueprint(proof, annotations, renderContext.engine).picture)
    }
  }

  /// A miniature of the whole content, with the visible part, the existing rows, and the space for the rows that do not
  /// exist yet.
  ///
  /// Throws ``ProofError/problems(_:)`` if a row cannot be shown.
  package static let map = SceneDrawing { (proof, scene, renderContext) throws(ProofError) in
    proof.showing(
      ContentMap(proof, try ContentTiles(around: proof, of: scene, renderContext), renderContext.engine).picture)
  }
}
