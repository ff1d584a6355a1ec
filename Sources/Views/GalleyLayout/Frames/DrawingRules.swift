package import GalleyGeometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Affects the visible rectangle and the position on the canvas, not the layout.
package struct TransformRule: TransparentRule, ConfinedRule, Equatable {
  package let effect: DrawingTransform

  package init(_ effect: DrawingTransform) { self.effect = effect }

  package var traits: LayoutTraits { .modifier }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.placeThrough(proposal, in: size, context: context.drawn(through: effect.transform(in: size)))
  }
}

package struct DrawingTransform: Hashable, Sendable {
  package var offset: Point
  package var scale: Size
  package var angle: Angle
  package var anchor: UnitPoint

  package init(
    offset: Point = .zero, scale: Size = Size(width: 1, height: 1), angle: Angle = .zero, anchor: UnitPoint = .center
  ) {
    self.offset = offset
    self.scale = scale
    self.angle = angle
    self.anchor = anchor
  }

  package func transform(in size: Size) -> AffineTransform {
    let way = AffineTransform(translationX: offset.x, y: offset.y)
    if scale == Size(width: 1, height: 1), angle == .zero { return way }
    let (sine, cosine) = angle == .zero ? (0, 1) : (sin(angle.radians), cos(angle.radians))
    let turn = AffineTransform(
      a: cosine * scale.width, b: sine * scale.width, c: -sine * scale.height, d: cosine * scale.height, tx: 0, ty: 0)
    var map = turn.around(Point(x: anchor.x * size.width, y: anchor.y * size.height))
    map.tx += offset.x
    map.ty += offset.y
    return map
  }
}

package struct CoordinateSpaceRule: TransparentRule, Equatable {
  package let name: AnyHashable

  package init(name: AnyHashable) { self.name = name }

  package var traits: LayoutTraits { .modifier }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.placeThrough(proposal, in: size, context: context.naming(name, size: size))
  }
}
