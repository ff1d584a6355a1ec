package import GalleyGeometry

/// A rule of a container that arranges views by nothing but themselves, so that others can ask it for views of theirs.
package protocol ContainerRule: LayoutRule {
  func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size

  /// Where the children go inside a container of `size` that was offered `proposal`; nil for a child that is not shown.
  ///
  /// One entry a child, in the container's coordinates, as if reading ran left to right; the node mirrors the result.
  func placements(in size: Size, proposal: ProposedViewSize, children: [LayoutNode]) -> [Placement?]
}

extension ContainerRule {
  /// The guide `key` as the placed children give it together, where it can be seen from outside.
  package func combinedGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> Double? {
    guard CombinedGuide.leaves(key) else { return nil }
    let placements = placements(in: size, proposal: proposal, children: children)
    return CombinedGuide.value(of: key, children: children, placements: placements)
  }
}

/// A container that keeps nothing with its node.
package protocol PlainContainerRule: ContainerRule {}

extension PlainContainerRule {
  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    size(for: proposal, children: node.children)
  }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.settleChildren(
      placements(in: size, proposal: proposal, children: node.children), in: size, context: context)
  }
}

extension LayoutNode {
  /// Puts the children where `placements` say in a node of `size`, one entry a child.
  package func settleChildren(_ placements: [Placement?], in size: Size, context: PlacementContext) {
    let isMirrored = isRightToLeft
    for (child, placement) in zip(children, placements) {
      child.settle(placement, in: size, mirrored: isMirrored, context: context)
    }
  }
}
