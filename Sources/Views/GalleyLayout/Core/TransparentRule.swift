package import GalleyGeometry

package protocol TransparentRule: LayoutRule {}

extension TransparentRule {
  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    node.children.first?.size(for: proposal) ?? .zero
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? {
    node.children.first.flatMap { $0.explicitGuide(key, size: $0.size(for: proposal), proposal: proposal) }
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? {
    node.children.first?.fixedLength(along: axis)
  }

  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? {
    node.children.first?.length(along: axis, offered: offer)
  }
}

extension LayoutNode {
  package func placeThrough(_ proposal: ProposedViewSize, in size: Size, context: PlacementContext) {
    children.first?.settle(
      Placement(origin: .zero, proposal: proposal), in: size, mirrored: isRightToLeft, context: context)
  }
}

package struct PassThroughRule: TransparentRule, ConfinedRule, Equatable {
  package init() {}

  package var traits: LayoutTraits { .modifier }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.placeThrough(proposal, in: size, context: context)
  }
}

package struct PriorityRule: TransparentRule, ConfinedRule, Equatable {
  package let value: Double

  /// Uses 0 for NaN, which cannot be ordered.
  package init(value: Double) { self.value = value.isNaN ? 0 : value }

  package var traits: LayoutTraits { LayoutTraits(priority: value, modifiedChild: 0, isCheap: true) }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.placeThrough(proposal, in: size, context: context)
  }
}

package struct DrawingOrderRule: TransparentRule, ConfinedRule, Equatable {
  package let value: Double

  package init(value: Double) { self.value = value.isNaN ? 0 : value }

  package var traits: LayoutTraits { LayoutTraits(drawingOrder: value, modifiedChild: 0, isCheap: true) }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.placeThrough(proposal, in: size, context: context)
  }
}
