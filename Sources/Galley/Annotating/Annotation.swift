import GalleyPicture
import GalleyTemplate

/// A kind of facts that can be drawn over a picture.
public enum Annotation: String, Hashable, Sendable, CaseIterable {
  /// The rows of lists with their numbers and heights.
  case frames
  /// Columns of one width with their names and widths.
  case widths
  /// Which candidate each `ViewThatFits` shows.
  case fits
  /// Rows of lists as far as they exist outside of what can be seen.
  case slop
  /// What the system keeps for itself at the screen's sides.
  case safeArea
}

/// What a renderer draws of each picture of a scene.
public enum SceneDrawing: Hashable, Sendable {
  /// The picture.
  case picture
  /// The picture with facts over it, like an architect's drawing.
  case annotated(Set<Annotation>)
  /// All of the content as a miniature: what is seen, which rows exist, and the clear space in place of the others.
  case map

  /// What `proof` of `scene` becomes; `press` sets the labels.
  ///
  /// - Throws: ``ProofError/problems(_:)`` when a map shows rows that cannot be shown as asked.
  func draw(_ proof: Proof, of scene: Scene, _ press: Press) throws(ProofError) -> Proof {
    switch self {
    case .picture: return proof
    case .annotated(let annotations): return proof.showing(Blueprint(proof, annotations, press.engine).picture)
    case .map:
      return proof.showing(ContentMap(proof, try ContentTiles(around: proof, of: scene, press), press.engine).picture)
    }
  }
}

extension Proof {
  /// The same facts under another picture.
  fileprivate func showing(_ picture: Picture) -> Proof {
    Proof(source: source, picture: picture, layout: layout, agreements: agreements, work: work)
  }
}
