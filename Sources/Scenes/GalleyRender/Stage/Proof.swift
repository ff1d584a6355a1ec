public import GalleyPicture
public import GalleySnapshot
public import GalleyTemplate
import GalleyViews

/// One picture of a scene, pulled: what it shows, drawn and laid out.
public struct Proof: Sendable {
  /// Which state on which canvas.
  public let source: ScenePicture
  /// The finished drawing.
  public let picture: Picture
  /// The laid-out tree.
  public let layout: InspectedView
  /// What its rows and views agree upon.
  public let sharedSizes: [InspectedSharedSize]
  /// What it took to lay it out and to draw it, after the pictures before it on the same canvas.
  public let work: StageCounters

  /// The same facts under another picture.
  package func showing(_ picture: Picture) -> Proof {
    Proof(source: source, picture: picture, layout: layout, sharedSizes: sharedSizes, work: work)
  }

  /// The state and, where canvases vary, the values of this one: "top, dynamicType xxLarge".
  public var title: String {
    ([source.state.name] + source.variant.labels.map { "\($0.axis) \($0.value)" }).joined(separator: ", ")
  }
}
