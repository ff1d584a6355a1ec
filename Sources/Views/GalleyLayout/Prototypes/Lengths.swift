package import GalleyGeometry

// Computes lengths along one axis that need no measuring. For example, a stack can find the minimum width of a `Text`
// without breaking it into lines, and a row divides its width only once instead of once per proposed height.

extension UnaryRule {
  package func length(along axis: Axis, offered offer: Double?, around child: LayoutNode?) -> Double? {
    guard let child else { return nil }
    return length(along: axis, offered: offer) { child.length(along: axis, offered: $0) }
  }

  func length(along axis: Axis, offered offer: Double?, around inner: (Double?) -> Double?) -> Double? {
    var proposal = ProposedViewSize.unspecified
    proposal[axis] = offer
    guard let length = inner(childProposal(for: proposal)[axis]) else { return nil }
    var childSize = Size.zero
    childSize[axis] = length
    return size(around: childSize, proposal: proposal)[axis]
  }
}

package protocol ChildLengthRule: UnaryRule {}

extension ChildLengthRule {
  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? {
    length(along: axis, offered: offer, around: node.children.first)
  }
}

extension PaddingRule: ChildLengthRule {}
extension FixedSizeRule: ChildLengthRule {}
extension FixedFrameRule: ChildLengthRule {}
extension SafeAreaPaddingRule: ChildLengthRule {}
extension SyncWidthRule: ChildLengthRule {}

extension FlexibleFrameRule {
  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? {
    length(along: axis, offered: offer) { node.children.first?.length(along: axis, offered: $0) }
  }

  func length(along axis: Axis, offered offer: Double?, around inner: (Double?) -> Double?) -> Double? {
    let bounds = axis == .horizontal ? horizontal : vertical
    if let length = bounds.length(whateverInside: offer) { return length }
    return inner(bounds.childProposal(for: offer)).map { bounds.length(around: $0, proposal: offer) }
  }
}

extension FlexibleRule {
  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? {
    offer ?? ideal[axis]
  }
}

extension SpacerRule {
  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? {
    length(along: axis, offered: offer)
  }
}

extension DividerRule {
  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? {
    axis == direction ? offer ?? DividerRule.idealLength : thickness
  }
}

extension PositionRule {
  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? {
    offer ?? node.children.first?.length(along: axis, offered: nil)
  }
}

extension LayeredRule {
  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? {
    node.children[primary].length(along: axis, offered: offer)
  }
}

extension StackRule {
  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? {
    length(along: axis, offered: offer, of: node.children)
  }

  func length(along axis: Axis, offered offer: Double?, of children: some StackMembers) -> Double? {
    if axis == self.axis { return majorLength(for: offer, children) }
    return canSpan(children) ? longest(children) { $0.length(along: axis, offered: offer) } : nil
  }

  /// Whether the longest child sets the length across the stack. False if there are custom guides, which shift
  /// children.
  func canSpan(_ children: some StackMembers) -> Bool {
    edge != nil && children.allSatisfy { !$0.guides.contains(.custom) }
  }

  func longest<Members: StackMembers>(_ children: Members, _ length: (Members.Element) -> Double?) -> Double? {
    var longest = 0.0
    for child in children {
      guard let length = length(child) else { return nil }
      longest = max(longest, length)
    }
    return longest
  }

  private func majorLength(for offer: Double?, _ children: some StackMembers) -> Double? {
    let axis = self.axis
    return withShares(of: children) { shares in
      let gaps = gaps(between: children)
      let recorded = share(offer.map { $0 - gaps }, among: children, shares) { child, offer in
        child.length(along: axis, offered: offer)
      }
      guard recorded else { return nil }
      return shares.reduce(gaps) { $0 + $1.length }
    }
  }
}
