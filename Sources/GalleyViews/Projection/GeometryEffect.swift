public import GalleyGeometry
import GalleyLayout
public import GalleyMotion

/// A change to where a view is drawn, which layout knows nothing of: moved, turned, stretched, or seen from the side.
///
///     struct Shake: GeometryEffect {
///       var animatableData: Double
///       func effectValue(size: Size) -> ProjectionTransform {
///         ProjectionTransform(AffineTransform(translationX: 10 * sin(animatableData * .pi * 6), y: 0))
///       }
///     }
public protocol GeometryEffect: ViewModifier, Animatable {
  /// Where the points of a view of `size`, in points, are drawn.
  func effectValue(size: Size) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, drawn where the effect says.
  public func body(content: Content) -> some View { ProjectedView(content: content, effect: self) }

  /// The effect itself: layout never knows of it here.
  public func ignoredByLayout() -> Self { self }

  /// From a view of `size` to the room around it; of what is seen from the side, about so.
  func transform(in size: Size) -> AffineTransform {
    let map = effectValue(size: size)
    if let affine = map.affine { return affine }
    let (width, height) = (max(size.width, 1), max(size.height, 1))
    guard let start = map(Point.zero), let across = map(Point(x: width, y: 0)), let down = map(Point(x: 0, y: height))
    else { return .identity }
    return AffineTransform(
      a: (across.x - start.x) / width, b: (across.y - start.y) / width, c: (down.x - start.x) / height,
      d: (down.y - start.y) / height, tx: start.x, ty: start.y)
  }
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
  /// The modifier's name.
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

extension Drawing {
  /// Where the children of a node of `size` are drawn; nil where they lie.
  func transform(in size: Size) -> AffineTransform? {
    switch self {
    case .transform(let effect): effect.transform(in: size)
    case .projection(let effect): effect.transform(in: size)
    default: nil
    }
  }
}
