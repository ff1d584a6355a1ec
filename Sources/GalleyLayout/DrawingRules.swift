package import GalleyGeometry

/// `offset`, `rotationEffect` and `scaleEffect`: the view lies where it lies and is drawn elsewhere, turned or larger.
///
/// Layout knows nothing of it, but what is visible and where it is on the canvas does.
package struct TransformRule: UnaryRule, Equatable {
  package let effect: DrawingTransform

  package init(_ effect: DrawingTransform) { self.effect = effect }

  package func surroundings(inside node: LayoutNode, from surroundings: Surroundings) -> Surroundings {
    surroundings.drawn(through: effect.transform(in: node.frame.size))
  }

  package func fixedLength(along axis: Axis, children: [LayoutNode]) -> Double? {
    children.first?.fixedLength(along: axis)
  }
}

/// A map of the plane that is laid on a place of a view.
package struct DrawingTransform: Hashable, Sendable {
  /// What is done.
  package let linear: AffineTransform
  /// The place that stays where it is.
  package let anchor: UnitPoint

  package init(_ linear: AffineTransform, anchor: UnitPoint = .topLeading) {
    self.linear = linear
    self.anchor = anchor
  }

  /// The map in the coordinates of a view of `size`.
  package func transform(in size: Size) -> AffineTransform {
    if linear.isTranslation { return linear }
    return linear.around(Point(x: anchor.x * size.width, y: anchor.y * size.height))
  }
}

/// `coordinateSpace`: gives the place a name.
package struct CoordinateSpaceRule: UnaryRule, Equatable {
  package let name: AnyHashable

  package init(name: AnyHashable) { self.name = name }

  package func surroundings(inside node: LayoutNode, from surroundings: Surroundings) -> Surroundings {
    surroundings.naming(name)
  }

  package func fixedLength(along axis: Axis, children: [LayoutNode]) -> Double? {
    children.first?.fixedLength(along: axis)
  }
}
