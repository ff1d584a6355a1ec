public import GalleyPicture
public import GalleySnapshot
package import GalleyStage
public import GalleyTemplate
import GalleyViews

/// One image of a scene after drawing: its display list, its layout and its shared sizes.
///
/// Galley compares proofs with baselines. ``SceneRenderer/proofs()`` returns them:
///
/// ```swift
/// for proof in try SceneRenderer(scene).proofs() {
///   if let frame = proof.layout["compose"]?.frame { print(proof.title, frame) }
/// }
/// ```
public struct Proof: Sendable {
  public let source: ScenePicture
  public let picture: Picture
  public let layout: InspectedView
  public let sharedSizes: [InspectedSharedSize]
  /// The layout work for this image, which depends on the images drawn before it on the same canvas.
  package let work: StageCounters

  package func showing(_ picture: Picture) -> Proof {
    Proof(source: source, picture: picture, layout: layout, sharedSizes: sharedSizes, work: work)
  }

  /// The state and the variant, such as "top, dynamicType xxLarge".
  public var title: String {
    ([source.state.name] + source.variant.labels.map { "\($0.axis) \($0.value)" }).joined(separator: ", ")
  }
}
