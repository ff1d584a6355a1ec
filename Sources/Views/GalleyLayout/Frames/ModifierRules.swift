package import GalleyGeometry

package struct PaddingRule: UnaryRule, ConfinedRule, Equatable {
  package let insets: EdgeInsets

  package init(insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: insets.top.finite(or: 0), leading: insets.leading.finite(or: 0), bottom: insets.bottom.finite(or: 0),
      trailing: insets.trailing.finite(or: 0))
  }

  package static let defaultLength = 16.0

  package var traits: LayoutTraits {
    LayoutTraits(
      modifiedChild: 0, isCheap: true, textEdges: .inherited(top: insets.top == 0, bottom: insets.bottom == 0))
  }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    placeChild(of: node, in: size, proposal: proposal, context: context)
  }

  package func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal.inset(by: insets) }

  package func placedProposal(for proposal: ProposedViewSize, in size: Size) -> ProposedViewSize {
    childProposal(for: proposal)
  }

  package func size(around childSize: Size, proposal: ProposedViewSize) -> Size {
    Size(
      width: max(0, childSize.width + insets.horizontal), height: max(0, childSize.height + insets.vertical))
  }

  package func childOrigin(_ child: LayoutNode, childProposal: ProposedViewSize, in size: Size) -> Point {
    Point(x: insets.leading, y: insets.top)
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? {
    node.children.first?.fixedLength(along: axis).map { max(0, $0 + insets.total(along: axis)) }
  }
}

package struct FixedSizeRule: UnaryRule, ConfinedRule, Equatable {
  package let axes: Axis.Set

  package init(axes: Axis.Set) { self.axes = axes }

  package var traits: LayoutTraits { .modifier }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    placeChild(of: node, in: size, proposal: proposal, context: context)
  }

  package func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  package func placedProposal(for proposal: ProposedViewSize, in size: Size) -> ProposedViewSize {
    childProposal(for: proposal)
  }

  package func size(around childSize: Size, proposal: ProposedViewSize) -> Size { childSize }

  package func childOrigin(_ child: LayoutNode, childProposal: ProposedViewSize, in size: Size) -> Point { .zero }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? {
    node.children.first?.fixedLength(along: axis)
  }
}

package struct AspectRatioRule: MeasuredRule, Equatable {
  package enum Mode: Hashable, Sendable { case fit, fill }

  /// Width divided by height, or nil for the ratio of the child's ideal size.
  package let ratio: Double?
  package let mode: Mode

  package init(ratio: Double?, mode: Mode) {
    self.ratio = ratio
    self.mode = mode
  }

  package var traits: LayoutTraits { LayoutTraits(modifiedChild: 0) }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    guard let child = node.children.first else { return .zero }
    return child.size(for: rewritten(proposal, for: child))
  }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    guard let child = node.children.first else { return }
    node.placeThrough(rewritten(proposal, for: child), in: size, context: context)
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? {
    guard let child = node.children.first else { return nil }
    let offered = rewritten(proposal, for: child)
    return child.explicitGuide(key, size: child.size(for: offered), proposal: offered)
  }

  private func rewritten(_ proposal: ProposedViewSize, for child: LayoutNode) -> ProposedViewSize {
    let ratio = self.ratio ?? AspectRatioRule.ratio(of: child.size(for: .unspecified))
    guard let ratio, ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let widthDecides = (mode == .fit) == (width / ratio <= height)
      return widthDecides
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  private static func ratio(of size: Size) -> Double? { size.height > 0 ? size.width / size.height : nil }
}

package struct PositionRule: PlainContainerRule, Equatable {
  package let position: Point

  package init(_ position: Point) {
    self.position = Point(x: position.x.finite(or: 0), y: position.y.finite(or: 0))
  }

  package var traits: LayoutTraits { LayoutTraits(modifiedChild: 0) }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? { nil }

  package func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size {
    let ideal = children.first?.size(for: proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  package func placements(
    in size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [Placement?] {
    children.map { child in
      Placement(origin: origin(of: child.size(for: proposal)), proposal: proposal)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? {
    guard let child = node.children.first else { return nil }
    let childSize = child.size(for: proposal)
    return child.explicitGuide(key, size: childSize, proposal: proposal).map { $0 + origin(of: childSize)[key.axis] }
  }

  private func origin(of size: Size) -> Point {
    Point(x: position.x - size.width / 2, y: position.y - size.height / 2)
  }
}

package struct AlignmentGuideRule: LayoutRule {
  package let key: AlignmentKey
  package let value: (ViewDimensions) -> Double

  package init(_ key: AlignmentKey, value: @escaping (ViewDimensions) -> Double) {
    self.key = key
    self.value = value
  }

  package var traits: LayoutTraits { LayoutTraits(modifiedChild: 0, guides: .custom, isCheap: true) }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    node.children.first?.size(for: proposal) ?? .zero
  }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.placeThrough(proposal, in: size, context: context)
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? {
    guard let child = node.children.first else { return nil }
    guard key == self.key else { return child.explicitGuide(key, size: size, proposal: proposal) }
    return value(child.dimensions(for: proposal))
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? {
    node.children.first?.fixedLength(along: axis)
  }

  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? {
    node.children.first?.length(along: axis, offered: offer)
  }

  package func isEqual(to other: any LayoutRule) -> Bool { false }
}
