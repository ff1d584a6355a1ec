import GalleyGeometry
import GalleyLayout

extension GeometryEffect {
  public func body(content: Content) -> some View { ProjectedView(content: content, effect: self) }

  /// Returns the effect unchanged: Galley never includes geometry effects in layout.
  public func ignoredByLayout() -> Self { self }
}

private struct ProjectedView<Content: View, Effect: GeometryEffect>: View {
  typealias Body = Never

  let content: Content
  let effect: Effect

  func _build(into builder: inout NodeBuilder) {
    let (outer, effect) = (builder, effect)
    builder.modify(content._build(into:)) { child in
      outer.node(
        GeometryEffectRule(effect: effect), [child], kind: effect.kind, drawing: ProjectionDrawing(effect: effect))
    }
  }
}

extension GeometryEffect {
  fileprivate var kind: String { (self as? any NamedGeometryEffect)?.name ?? "\(Self.self)" }
}

protocol NamedGeometryEffect: GeometryEffect {
  var name: String { get }
}

private struct GeometryEffectRule<Effect: GeometryEffect>: TransparentRule, ConfinedRule {
  let effect: Effect

  var traits: LayoutTraits { .modifier }

  func isEqual(to other: any LayoutRule) -> Bool {
    (other as? GeometryEffectRule<Effect>).map { ViewEquality.areSame(effect, $0.effect) } ?? false
  }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.placeThrough(proposal, in: size, context: context.drawn(through: effect.transform(in: size)))
  }
}
