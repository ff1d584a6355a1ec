package import GalleyRender
package import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews

/// An image of a scene with the reasons for its layout.
package struct Explanation: Sendable {
  package let proof: Proof
  package let decisions: [Decision]

  /// A shared decision and its breakpoints.
  package struct Decision: Hashable, Sendable {
    /// The list that shares the decision; nil for the whole screen.
    package let list: InspectedSharedSize.List?
    package let fit: InspectedSharedSize.Fit
    package let breakpoints: FitBreakpoints
  }

  /// Explains all images. A decision that several images have in common is analysed once.
  static func explain(_ proofs: [Proof], of scene: Scene, _ renderContext: RenderContext) -> [Explanation] {
    var known: [Question: FitBreakpoints] = [:]
    return proofs.map { proof in
      var search = BreakpointSearch(scene: scene, source: proof.source, renderContext: renderContext)
      let decisions = proof.sharedSizes.flatMap { sharedSize in
        sharedSize.fits.map { fit in
          let question = Question(list: sharedSize.list, fit: fit)
          let breakpoints = known[question] ?? search.breakpoints(of: fit, in: sharedSize.list)
          known[question] = breakpoints
          return Decision(list: sharedSize.list, fit: fit, breakpoints: breakpoints)
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
