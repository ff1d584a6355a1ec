package import GalleyGeometry

package struct StackRule: ContainerRule, ConfinedRule, Equatable {
  package let axis: Axis
  package let guide: AlignmentKey
  package let spacing: Double?
  /// The position of the guide, from 0 to 1; nil for baselines and custom guides.
  let edge: Double?

  package init(axis: Axis, guide: AlignmentKey, spacing: Double?) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing.finite
    edge = guide.edge
  }

  package static let defaultSpacing = 8.0

  package var traits: LayoutTraits { LayoutTraits(textEdges: axis == .vertical ? .column : .row) }

  package func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size {
    arrangement(for: proposal, children).size
  }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    let arrangement = arrangement(for: proposal, node.children)
    node.keptByRule = arrangement
    return arrangement.size
  }

  package func placements(
    in size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [Placement?] {
    placedArrangement(in: size, proposal: proposal, children).shares.map { placement(of: $0, offered: proposal) }
  }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    let children = node.children
    var offered = proposal
    if offered[axis.cross] == nil { offered[axis.cross] = size[axis.cross] }
    var arrangement = node.keptByRule as? StackArrangement
    if arrangement?.proposal != offered { arrangement = self.arrangement(for: offered, children) }
    node.keptByRule = nil
    guard let shares = arrangement?.shares else { return }
    let isMirrored = node.isRightToLeft
    for (index, share) in shares.enumerated() {
      children[index].settle(
        placement(of: share, offered: offered), in: size, mirrored: isMirrored, context: context)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? {
    combinedGuide(key, size: size, proposal: proposal, children: node.children)
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? {
    let children = node.children
    guard axis == self.axis else {
      return canSpan(children) ? longest(children) { $0.fixedLength(along: axis) } : nil
    }
    var total = 0.0
    for child in children {
      guard let length = child.fixedLength(along: axis) else { return nil }
      total += length
    }
    return total + gaps(between: children)
  }

  private func placement(of share: StackArrangement.Share, offered proposal: ProposedViewSize) -> Placement {
    let origin =
      axis == .horizontal
      ? Point(x: share.majorOrigin, y: share.minorOrigin) : Point(x: share.minorOrigin, y: share.majorOrigin)
    return Placement(origin: origin, proposal: self.proposal(proposal, sharing: share.offer))
  }

  func proposal(_ proposal: ProposedViewSize, sharing offer: Double?) -> ProposedViewSize {
    var offered = proposal
    offered[axis] = offer
    return offered
  }

  func gaps(between children: some StackMembers) -> Double {
    if let spacing { return children.isEmpty ? 0 : spacing * Double(children.count - 1) }
    return children.indices.dropFirst().reduce(0.0) { $0 + space(between: children[$1 - 1], and: children[$1]) }
  }

  func space<Member: StackMember>(between first: Member, and second: Member) -> Double {
    if let spacing { return spacing }
    if first.hasZeroSpacing || second.hasZeroSpacing { return 0 }
    let isRow = axis == .horizontal
    if !isRow, first.endsWithText, let spacing = second.textSpacing { return spacing }
    return StackRule.space(
      between: first.spacing(on: isRow ? .trailing : .bottom), and: second.spacing(on: isRow ? .leading : .top))
  }

  package static func space(between end: Double?, and start: Double?) -> Double {
    guard let end, let start else { return end ?? start ?? defaultSpacing }
    return max(end, start)
  }
}

extension AlignmentKey {
  var edge: Double? {
    switch self {
    case HorizontalAlignment.leading.key, VerticalAlignment.top.key: 0
    case HorizontalAlignment.center.key, VerticalAlignment.center.key: 0.5
    case HorizontalAlignment.trailing.key, VerticalAlignment.bottom.key: 1
    default: nil
    }
  }
}
