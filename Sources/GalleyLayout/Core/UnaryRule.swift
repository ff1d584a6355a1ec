package import GalleyGeometry

/// A rule of a modifier: one child, whose guides show through.
package protocol UnaryRule: LayoutRule {
  /// What the child is offered.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize

  /// What the child is placed with; what it is offered, for most.
  func placedProposal(
    for proposal: ProposedViewSize, in size: Size, around child: LayoutNode
  ) -> ProposedViewSize

  /// The modifier's size around a child that chose `childSize`.
  func size(around childSize: Size, proposal: ProposedViewSize) -> Size

  /// Where the child goes.
  func childOrigin(_ child: LayoutNode, childProposal: ProposedViewSize, in size: Size) -> Point
}

extension UnaryRule {
  package var traitSource: Int? { 0 }

  package var isCheap: Bool { true }

  package func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  package func placedProposal(
    for proposal: ProposedViewSize, in size: Size, around child: LayoutNode
  ) -> ProposedViewSize { childProposal(for: proposal) }

  package func size(around childSize: Size, proposal: ProposedViewSize) -> Size { childSize }

  package func childOrigin(_ child: LayoutNode, childProposal: ProposedViewSize, in size: Size) -> Point { .zero }

  package func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size {
    guard let child = children.first else { return .zero }
    return size(around: child.size(for: childProposal(for: proposal)), proposal: proposal)
  }

  package func placements(
    in size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [Placement?] {
    children.first.map { [placement(of: $0, in: size, proposal: proposal)] } ?? []
  }

  private func placement(of child: LayoutNode, in size: Size, proposal: ProposedViewSize) -> Placement {
    let offered = placedProposal(for: proposal, in: size, around: child)
    return Placement(origin: childOrigin(child, childProposal: offered, in: size), proposal: offered)
  }

  package func arrange(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, surroundings: Surroundings) {
    // A rule that looks around does so in `place`.
    guard dependence.isEmpty else {
      return settleChildren(of: node, in: size, proposal: proposal, surroundings: surroundings)
    }
    guard let child = node.children.first else { return }
    child.settle(
      placement(of: child, in: size, proposal: proposal), in: size, mirrored: node.isRightToLeft,
      surroundings: self.surroundings(inside: node, from: surroundings))
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> Double? {
    guard let child = children.first else { return nil }
    let offered = placedProposal(for: proposal, in: size, around: child)
    guard let inner = child.explicitGuide(key, size: child.size(for: offered), proposal: offered) else { return nil }
    return inner + childOrigin(child, childProposal: offered, in: size)[key.axis]
  }
}

/// A modifier that changes nothing of the layout: drawing effects, identity, priority.
package struct PassThroughRule: UnaryRule, Equatable {
  package init() {}

  package func fixedLength(along axis: Axis, children: [LayoutNode]) -> Double? {
    children.first?.fixedLength(along: axis)
  }
}

/// `layoutPriority`: changes nothing but the order in which a stack serves the view.
package struct PriorityRule: UnaryRule, Equatable {
  package let value: Double

  /// What is not a number has no place in an order and counts as 0.
  package init(value: Double) { self.value = value.isNaN ? 0 : value }

  package var priorityOverride: Double? { value }

  package func fixedLength(along axis: Axis, children: [LayoutNode]) -> Double? {
    children.first?.fixedLength(along: axis)
  }
}

/// `zIndex`: changes nothing but the order in which siblings are drawn.
package struct DrawingOrderRule: UnaryRule, Equatable {
  package let value: Double

  /// What is not a number has no place in an order and counts as 0.
  package init(value: Double) { self.value = value.isNaN ? 0 : value }

  package var drawingOrder: Double? { value }

  package func fixedLength(along axis: Axis, children: [LayoutNode]) -> Double? {
    children.first?.fixedLength(along: axis)
  }
}
