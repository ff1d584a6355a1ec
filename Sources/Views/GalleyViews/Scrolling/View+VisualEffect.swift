import GalleyGeometry
import GalleyLayout

extension View {
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self) { effect(EmptyVisualEffect(), $0)._resolved }
  }
}

private struct VisualEffectView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let effect: @Sendable (GeometryProxy) -> ResolvedVisualEffect

  func _build(into builder: inout NodeBuilder) {
    let outer = builder
    builder.modify(content._build(into:)) { child in
      let filtered = outer.node(PassThroughRule(), [child], kind: "visualEffect", drawing: FiltersDrawing(filters: []))
      let moved = outer.node(
        PassThroughRule(), [filtered], kind: "visualEffect", drawing: TransformDrawing(effect: DrawingTransform()))
      return outer.node(
        VisualEffectRule(effect: effect), [moved], kind: "visualEffect", drawing: OpacityDrawing(opacity: 1))
    }
  }
}

private struct VisualEffectRule: TransparentRule {
  let effect: @Sendable (GeometryProxy) -> ResolvedVisualEffect

  var traits: LayoutTraits { LayoutTraits(modifiedChild: 0, dependence: .context, isCheap: true) }

  func isEqual(to other: any LayoutRule) -> Bool { false }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    effect(GeometryProxy(of: node, size: size, context: context)).show(through: node)
    node.placeThrough(proposal, in: size, context: context)
  }
}

extension ResolvedVisualEffect {
  func show(through node: LayoutNode) {
    node.show(OpacityDrawing(opacity: opacity))
    guard let moved = node.children.first else { return }
    let turned = TurnedEffect(turns: turns, transform: transform)
    moved.show(turns.isEmpty ? TransformDrawing(effect: transform) : ProjectionDrawing(effect: turned))
    guard let filtered = moved.children.first, ViewPayload.of(filtered)?.drawing is FiltersDrawing else { return }
    filtered.show(FiltersDrawing(filters: filters))
  }
}

extension LayoutNode {
  fileprivate func show(_ drawing: any NodeDrawing) {
    guard let payload = ViewPayload.of(self), !payload.drawing.isSame(as: drawing) else { return }
    payload.drawing = drawing
    invalidateDrawing()
  }
}
