import GalleyGeometry
import GalleyLayout

extension GeometryEffect {
  /// The view, drawn where the effect says.
  public func body(content: Content) -> some View { ProjectedView(content: content, effect: self) }

  /// The effect itself: layout never knows of it here.
  public func ignoredByLayout() -> Self { self }
}

/// A view inside the node of an effect.
private struct ProjectedView<Content: View, Effect: GeometryEffect>: View {
  typealias Body = Never

  let content: Content
  let effect: Effect

  func _build(into builder: inout NodeBuilder) {
    let (outer, effect) = (builder, effect)
    builder.modify(content._build(into:)) { child in
      outer.node(
        GeometryEffectRule(effect: effect), [child], kind: effect.kind, drawing: .projection(effect))
    }
  }
}

extension GeometryEffect {
  /// The effect's name: that of the modifier that makes one of the effects known here.
  fileprivate var kind: String { (self as? any NamedGeometryEffect)?.name ?? "\(Self.self)" }
}

/// An effect that a modifier makes.
protocol NamedGeometryEffect: GeometryEffect {
  var name: String { get }
}

/// The rule of a view that is drawn elsewhere: what is visible, and where it is on the canvas, follows.
private struct GeometryEffectRule<Effect: GeometryEffect>: TransparentRule, ConfinedRule {
  let effect: Effect

  var traits: LayoutTraits { .modifier }

  func isEqual(to other: any LayoutRule) -> Bool {
    (other as? GeometryEffectRule<Effect>).map { Sameness.areSame(effect, $0.effect) } ?? false
  }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.placeThrough(proposal, in: size, context: context.drawn(through: effect.transform(in: size)))
  }
}
