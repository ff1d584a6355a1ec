package import GalleyGeometry

package protocol LeafRule: LayoutRule {
  func size(for proposal: ProposedViewSize) -> Size
}

extension LeafRule {
  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size { size(for: proposal) }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {}
}

package struct FlexibleRule: LeafRule, UnguidedRule, ConfinedRule, Equatable {
  package let ideal: Size

  /// The ideal size is 10 by 10 points, like that of SwiftUI's shapes and colours.
  package init(ideal: Size = Size(width: 10, height: 10)) { self.ideal = ideal }

  package var traits: LayoutTraits { .cheap }

  package func size(for proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? { nil }
}

package struct RigidRule: LeafRule, UnguidedRule, ConfinedRule, Equatable {
  package let size: Size

  package init(size: Size) { self.size = size }

  package var traits: LayoutTraits { .cheap }

  package func size(for proposal: ProposedViewSize) -> Size { size }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? { size[axis] }

  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? { size[axis] }
}

package struct SpacerRule: LeafRule, UnguidedRule, ConfinedRule, Equatable {
  package let minLength: Double
  /// The axis of the enclosing stack; nil outside a stack, where the spacer is flexible on both axes.
  package let axis: Axis?

  package init(minLength: Double?, axis: Axis?) {
    self.minLength = minLength.finite ?? SpacerRule.defaultMinLength
    self.axis = axis
  }

  package static let defaultMinLength = 8.0

  package var traits: LayoutTraits { LayoutTraits(ownPriority: -.infinity, isCheap: true) }

  package func size(for proposal: ProposedViewSize) -> Size {
    Size(
      width: length(along: .horizontal, offered: proposal.width),
      height: length(along: .vertical, offered: proposal.height))
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? { nil }

  func length(along axis: Axis, offered offer: Double?) -> Double {
    if let own = self.axis, own != axis { return 0 }
    return max(offer ?? minLength, minLength)
  }
}

package struct DividerRule: LeafRule, UnguidedRule, ConfinedRule, Equatable {
  package let direction: Axis
  package let thickness: Double

  static let idealLength = 10.0

  package init(direction: Axis, thickness: Double) {
    self.direction = direction
    self.thickness = thickness
  }

  package var traits: LayoutTraits { .cheap }

  package func size(for proposal: ProposedViewSize) -> Size {
    var size = Size(width: thickness, height: thickness)
    size[direction] = proposal[direction] ?? DividerRule.idealLength
    return size
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? {
    axis == direction ? nil : thickness
  }
}

package struct EmptyRule: LeafRule, UnguidedRule, MeasuredRule, ConfinedRule, Equatable {
  package init() {}

  package var traits: LayoutTraits { LayoutTraits(ownPriority: -.infinity, producesNoRow: true, isCheap: true) }

  package func size(for proposal: ProposedViewSize) -> Size { .zero }
}
