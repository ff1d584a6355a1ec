public import GalleyRender
public import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews

/// A picture of a scene with the reasons for what it shows.
public struct Explanation: Sendable {
  /// The picture, its layout and what its rows agree upon.
  public let proof: Proof
  /// The decisions that many rows made together, in the order of the proof's shared sizes.
  public let decisions: [Decision]

  /// One choice of many rows, and where it turns.
  public struct Decision: Hashable, Sendable {
    /// The container whose rows agree; nil for the whole screen.
    public let list: InspectedSharedSize.List?
    public let fit: InspectedSharedSize.Fit
    public let flips: FitFlips
  }

  /// Explains `proofs`, which are all on one canvas; what holds for several of them is found out once.
  static func explain(_ proofs: [Proof], of scene: Scene, _ renderContext: RenderContext) -> [Explanation] {
    var known: [Question: FitFlips] = [:]
    return proofs.map { proof in
      var search = FlipSearch(scene: scene, source: proof.source, renderContext: renderContext)
      let decisions = proof.sharedSizes.flatMap { sharedSize in
        sharedSize.fits.map { fit in
          let question = Question(list: sharedSize.list, fit: fit)
          let flips = known[question] ?? search.flips(of: fit, in: sharedSize.list)
          known[question] = flips
          return Decision(list: sharedSize.list, fit: fit, flips: flips)
        }
      }
      return Explanation(proof: proof, decisions: decisions)
    }
  }

  private struct Question: Hashable {
    let list: InspectedSharedSize.List?
    let fit: InspectedSharedSize.Fit
  }
}
