public import GalleyGeometry
import GalleyLayout

extension View {
  /// Changes the appearance of the view while it enters or leaves the viewport of its scroll view.
  ///
  /// ```
  /// Card(album).scrollTransition { content, phase in
  ///   content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(phase.isIdentity ? 1 : 0.8)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - configuration: Whether the effect follows the visible fraction (the default) or is animated when a threshold
  ///     is crossed.
  ///   - axis: The scroll axis to observe; nil uses the axis along which most of the view is hidden.
  ///   - transition: Returns the appearance for a phase. Outside scroll views, the phase is always `identity`.
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
