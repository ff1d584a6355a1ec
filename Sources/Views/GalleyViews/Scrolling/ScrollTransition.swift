public import GalleyGeometry
import GalleyLayout

extension View {
  /// Draws the view otherwise while it leaves the window of its scroller, or comes into it: the less of it shows, the
  /// more as `transition` says of the phase at that edge.
  ///
  ///     Card(album).scrollTransition { content, phase in
  ///       content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(phase.isIdentity ? 1 : 0.8)
  ///     }
  ///
  /// `configuration` says whether the effect grows with what is hidden, evenly by default, or changes by an animation
  /// when a threshold is passed. Where `axis` is nil, the edge that hides most counts. Outside of scrollers views are in
  /// full view.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    ScrollTransitionView(
      content: self,
      rule: ScrollTransitionRule(axis: axis, topLeading: topLeading, bottomTrailing: bottomTrailing) {
        transition(EmptyVisualEffect(), $0)._resolved
      })
  }
}

/// A view inside the nodes of its effect.
private struct ScrollTransitionView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let rule: ScrollTransitionRule

  func _build(into builder: inout NodeBuilder) {
    let outer = builder
    builder.modify(content._build(into:)) { child in
      let filtered = outer.node(PassThroughRule(), [child], kind: "scrollTransition", drawing: .filters([]))
      let moved = outer.node(
        PassThroughRule(), [filtered], kind: "scrollTransition", drawing: .transform(DrawingTransform()))
      return outer.node(rule, [moved], kind: "scrollTransition", drawing: .opacity(1))
    }
  }
}
