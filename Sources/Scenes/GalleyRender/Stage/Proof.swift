public import GalleyPicture
public import GalleySnapshot
public import GalleyStage
public import GalleyTemplate
import GalleyViews

/// One picture of a scene, pulled: what it shows, drawn and laid out.
public struct Proof: Sendable {
  public let source: ScenePicture
  public let picture: Picture
  public let layout: InspectedView
  public let sharedSizes: [InspectedSharedSize]
  /// What it took to lay it out and to draw it, after the pictures before it on the same canvas.
  public let work: StageCounters

  package func showing(_ picture: Picture) -> Proof {
    Proof(source: source, picture: picture, layout: layout, sharedSizes: sharedSizes, work: work)
  }

  /// The state and, where canvases vary, the values of this one: "top, dynamicType xxLarge".
  public var title: String {
    ([source.state.name] + source.variant.labels.map { "\($0.axis) \($0.value)" }).joined(separator: ", ")
  }
}
