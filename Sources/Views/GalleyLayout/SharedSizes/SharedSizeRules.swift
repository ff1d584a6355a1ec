package import GalleyGeometry

package struct SyncWidthRule: UnaryRule {
  package let key: AnyHashable
  package let mode: SyncMode
  package let alignment: Alignment
  package let sharedSize: SharedSize

  package init(key: AnyHashable, mode: SyncMode, alignment: Alignment, sharedSize: SharedSize) {
    self.key = key
    self.mode = mode
    self.alignment = alignment
    self.sharedSize = sharedSize
  }

  var frame: FixedFrameRule {
    FixedFrameRule(width: sharedSize.width(of: key, mode), height: nil, alignment: alignment)
  }

  package func isEqual(to other: any LayoutRule) -> Bool {
    guard let other = other as? SyncWidthRule else { return false }
    return key == other.key && mode == other.mode && alignment == other.alignment && sharedSize === other.sharedSize
  }

  package var traits: LayoutTraits { .modifier }

  package func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    frame.childProposal(for: proposal)
  }

  package func placedProposal(for proposal: ProposedViewSize, in size: Size) -> ProposedViewSize {
    childProposal(for: proposal)
  }

  package func size(around childSize: Size, proposal: ProposedViewSize) -> Size {
    frame.size(around: childSize, proposal: proposal)
  }

  package func childOrigin(_ child: LayoutNode, childProposal: ProposedViewSize, in size: Size) -> Point {
    frame.childOrigin(child, childProposal: childProposal, in: size)
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? {
    // A growing column has no constant width.
    mode == .growing ? nil : frame.fixedLength(along: axis, of: node)
  }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    if mode == .growing, let child = node.children.first {
      sharedSize.grow(key, to: child.size(for: .unspecified).width, shownBy: node)
    } else {
      sharedSize.add(member: node)
    }
    placeChild(of: node, in: size, proposal: proposal, context: context)
  }
}

/// All rows show the same candidate.
package struct UniformFitRule: MeasuredRule {
  package let fit: FitRule
  package let key: AnyHashable
  package let sharedSize: SharedSize

  package init(axes: Axis.Set, key: AnyHashable, sharedSize: SharedSize) {
    fit = FitRule(axes: axes)
    self.key = key
    self.sharedSize = sharedSize
  }

  package func isEqual(to other: any LayoutRule) -> Bool {
    guard let other = other as? UniformFitRule else { return false }
    return fit == other.fit && key == other.key && sharedSize === other.sharedSize
  }

  package func choice(among children: [LayoutNode]) -> Int { sharedSize.choice(of: key, count: children.count) }

  package var traits: LayoutTraits { .plain }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    let children = node.children
    return children.isEmpty ? .zero : children[choice(among: children)].size(for: proposal)
  }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    note(node, offered: proposal, row: sharedSize.row)
    sharedSize.add(member: node)
    let chosen = choice(among: node.children)
    let placements = node.children.indices.map { $0 == chosen ? Placement(origin: .zero, proposal: proposal) : nil }
    node.settleChildren(placements, in: size, context: context)
  }

  func note(_ node: LayoutNode, offered: ProposedViewSize, row: Int?) {
    guard !node.children.isEmpty else { return }
    let chosen = choice(among: node.children)
    let child = node.children[chosen]
    sharedSize.note(
      key, candidate: chosen, of: node.children.count, ideal: fit.ideal(of: child, offered), offered: offered,
      axes: fit.axes, row: row
    ) { child.words }
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? {
    let children = node.children
    guard !children.isEmpty else { return nil }
    return children[choice(among: children)].explicitGuide(key, size: size, proposal: proposal)
  }
}

package protocol WordedRule: LayoutRule {
  var words: String { get }
}

extension LayoutNode {
  /// The text in the node, not including children created during placement.
  package var words: String {
    if rule is any DeferredChildrenRule { return "" }
    if let worded = rule as? any WordedRule { return worded.words }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
