package import GalleyGeometry

package protocol UnaryRule: LayoutRule {
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize

  func placedProposal(for proposal: ProposedViewSize, in size: Size) -> ProposedViewSize

  func size(around childSize: Size, proposal: ProposedViewSize) -> Size

  func childOrigin(_ child: LayoutNode, childProposal: ProposedViewSize, in size: Size) -> Point
}

extension UnaryRule {
  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    guard let child = node.children.first else { return .zero }
    return size(around: child.size(for: childProposal(for: proposal)), proposal: proposal)
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? {
    guard let child = node.children.first else { return nil }
    let offered = placedProposal(for: proposal, in: size)
    guard let inner = child.explicitGuide(key, size: child.size(for: offered), proposal: offered) else { return nil }
    return inner + childOrigin(child, childProposal: offered, in: size)[key.axis]
  }

  package func placeChild(
    of node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext
  ) {
    guard let child = node.children.first else { return }
    let offered = placedProposal(for: proposal, in: size)
    let placement = Placement(origin: childOrigin(child, childProposal: offered, in: size), proposal: offered)
    child.settle(placement, in: size, mirrored: node.isRightToLeft, context: context)
  }
}
