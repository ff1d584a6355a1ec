public import GalleyGeometry
import GalleyLayout

/// The first of its views whose ideal size fits what is offered, else the last.
public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Candidates in order of preference; each has to fit on `axes`.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Adds the node that chooses.
  public func _build(into builder: inout NodeBuilder) {
    let candidates = builder.children(along: builder.stackAxis, content._build(into:))
    builder.add(FitRule(axes: axes), candidates, kind: "ViewThatFits")
  }
}
