import GalleyGeometry

final class StackArrangement: RuleMemory {
  let proposal: ProposedViewSize
  let shares: [Share]
  let size: Size

  init(proposal: ProposedViewSize, shares: [Share], size: Size) {
    self.proposal = proposal
    self.shares = shares
    self.size = size
  }

  func outlastsChange() -> Bool { false }

  struct Share {
    var offer: Double?
    var length = 0.0
    var majorOrigin = 0.0
    var minorOrigin = 0.0
  }
}

extension StackRule {
  /// If no length is proposed across the stack, the children are measured again with the stack's own length, so that a
  /// divider fills it.
  func placedArrangement(
    in size: Size, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> StackArrangement {
    var offered = proposal
    if offered[axis.cross] == nil { offered[axis.cross] = size[axis.cross] }
    return arrangement(for: offered, children)
  }

  func arrangement(for proposal: ProposedViewSize, _ children: [LayoutNode]) -> StackArrangement {
    var shares = [StackArrangement.Share](repeating: .init(), count: children.count)
    let size = shares.withUnsafeMutableBufferPointer { arrange(children, for: proposal, $0) }
    return StackArrangement(proposal: proposal, shares: shares, size: size)
  }

  func size(for proposal: ProposedViewSize, of children: some StackMembers) -> Size {
    withShares(of: children) { arrange(children, for: proposal, $0) }
  }

  private func arrange<Members: StackMembers>(
    _ children: Members, for proposal: ProposedViewSize, _ shares: Shares
  ) -> Size {
    let gaps = gaps(between: children)
    let axis = self.axis
    _ = share(proposal[axis].map { $0 - gaps }, among: children, shares) { child, offer in
      child.length(along: axis, offered: offer)
        ?? child.size(for: self.proposal(proposal, sharing: offer))[axis]
    }
    return finish(proposal, shares, children)
  }

  private func finish<Members: StackMembers>(
    _ proposal: ProposedViewSize, _ shares: Shares, _ children: Members
  ) -> Size {
    let cross = axis.cross
    var major = 0.0
    var low = 0.0
    var high = 0.0
    for index in shares.indices {
      let child = children[index]
      if index > 0 { major += space(between: children[index - 1], and: child) }
      let offered = self.proposal(proposal, sharing: shares[index].offer)
      let length = child.size(for: offered)[cross]
      let start = GuideDistance.from(guidePlace(in: child, offered, length), to: 0)
      shares[index].majorOrigin = major
      shares[index].minorOrigin = start
      major += shares[index].length
      low = index == 0 ? start : min(low, start)
      high = index == 0 ? start + length : max(high, start + length)
    }
    for index in shares.indices { shares[index].minorOrigin -= low }
    var size = Size.zero
    size[axis] = major
    size[cross] = max(high - low, 0)
    return size
  }

  private func guidePlace(in child: some StackMember, _ proposal: ProposedViewSize, _ length: Double) -> Double {
    // Most guides are an edge or the centre, and most views do not change them.
    if let edge, !child.guides.contains(.custom) { return edge == 0 ? 0 : edge * length }
    return child.place(of: guide, for: proposal)
  }
}
