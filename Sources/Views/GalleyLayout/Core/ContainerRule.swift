package import GalleyGeometry

package protocol ContainerRule: LayoutRule {
  func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size

  /// Returns one placement per child, or nil for a hidden child. Coordinates are left to right; the node mirrors the
  /// result for right-to-left languages.
  func placements(in size: Size, proposal: ProposedViewSize, children: [LayoutNode]) -> [Placement?]
}

extension ContainerRule {
  package func combinedGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> Double? {
    guard CombinedGuide.leaves(key) else { return nil }
    let placements = placements(in: size, proposal: proposal, children: children)
    return CombinedGuide.value(of: key, children: children, placements: placements)
  }
}

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
  package func settleChildren(_ placements: [Placement?], in size: Size, context: PlacementContext) {
    let isMirrored = isRightToLeft
    for (child, placement) in zip(children, placements) {
      child.settle(placement, in: size, mirrored: isMirrored, context: context)
    }
  }
}
