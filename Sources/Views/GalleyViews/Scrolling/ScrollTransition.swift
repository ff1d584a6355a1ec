public import GalleyGeometry
import GalleyLayout

extension View {
  /// Outside scrollers, the phase is always `identity`. A nil axis uses the edge at which most of the view is hidden.
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

private struct ScrollTransitionView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let rule: ScrollTransitionRule

  func _build(into builder: inout NodeBuilder) {
    let outer = builder
    builder.modify(content._build(into:)) { child in
      let filtered = outer.node(
        PassThroughRule(), [child], kind: "scrollTransition", drawing: FiltersDrawing(filters: []))
      let moved = outer.node(
        PassThroughRule(), [filtered], kind: "scrollTransition", drawing: TransformDrawing(effect: DrawingTransform()))
      return outer.node(rule, [moved], kind: "scrollTransition", drawing: OpacityDrawing(opacity: 1))
    }
  }
}
