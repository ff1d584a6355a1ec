package import GalleyGeometry

/// An offer at an end of the range: stacks ask for both to learn how flexible a child is.
package enum Extreme: Int, CaseIterable {
  /// Nothing is offered: as small as the child can be.
  case smallest
  /// Everything is offered: as large as the child likes.
  case largest

  /// The offer, in points.
  package var offer: Double { self == .smallest ? 0 : .infinity }
}

// The answers below hold whatever is offered on the other axis, so nothing has to be measured for them: a text that
// is offered no width need not be broken into letters for its stack to learn that it can be as narrow as nothing.

extension UnaryRule {
  package func length(along axis: Axis, at extreme: Extreme, children: [LayoutNode]) -> Double? {
    var proposal = ProposedViewSize.unspecified
    proposal[axis] = extreme.offer
    guard let child = children.first, let inner = child.length(along: axis, offered: childProposal(for: proposal)[axis])
    else { return nil }
    var childSize = Size.zero
    childSize[axis] = inner
    return size(around: childSize, proposal: proposal)[axis]
  }
}

extension AspectRatioRule {
  package func length(along axis: Axis, at extreme: Extreme, children: [LayoutNode]) -> Double? { nil }
}

extension FlexibleFrameRule {
  package func length(along axis: Axis, at extreme: Extreme, children: [LayoutNode]) -> Double? {
    let bounds = axis == .horizontal ? horizontal : vertical
    switch (bounds.min, bounds.max, extreme) {
    // A bound at the end that is asked for decides alone.
    case (let min?, _, .smallest): return min
    case (_, let max?, .largest): return max
    case (nil, let max?, .smallest):
      return children.first?.length(along: axis, at: extreme).map { Swift.min(Swift.max(0, $0), max) }
    case (let min?, nil, .largest):
      return children.first?.length(along: axis, at: extreme).map { Swift.max($0, min) }
    case (nil, nil, _): return children.first?.length(along: axis, at: extreme)
    }
  }
}

extension FlexibleRule {
  package func length(along axis: Axis, at extreme: Extreme, children: [LayoutNode]) -> Double? { extreme.offer }
}

extension SpacerRule {
  package func length(along axis: Axis, at extreme: Extreme, children: [LayoutNode]) -> Double? {
    if let own = self.axis, own != axis { return 0 }
    return max(extreme.offer, minLength)
  }
}

extension DividerRule {
  package func length(along axis: Axis, at extreme: Extreme, children: [LayoutNode]) -> Double? {
    axis == direction ? extreme.offer : thickness
  }
}

extension PositionRule {
  package func length(along axis: Axis, at extreme: Extreme, children: [LayoutNode]) -> Double? { extreme.offer }
}

extension LayeredRule {
  package func length(along axis: Axis, at extreme: Extreme, children: [LayoutNode]) -> Double? {
    children[primary].length(along: axis, at: extreme)
  }
}

extension LazyStackRule {
  package func length(along axis: Axis, at extreme: Extreme, children: [LayoutNode]) -> Double? {
    axis == self.axis ? nil : extreme.offer
  }
}

extension StackRule {
  package func length(along axis: Axis, at extreme: Extreme, children: [LayoutNode]) -> Double? {
    guard axis == self.axis else {
      return canSpan(children) ? longest(children) { $0.length(along: axis, at: extreme) } : nil
    }
    // Where nothing is offered, or everything, each child is offered just that.
    var total = gaps(between: children)
    guard total >= 0 || extreme == .largest else { return nil }
    for child in children {
      guard let length = child.length(along: axis, at: extreme) else { return nil }
      total += length
    }
    return total
  }

  /// Whether the stack is as long across as the longest of `children`: views lined up on an edge or the middle are;
  /// other guides shift them.
  func canSpan(_ children: [LayoutNode]) -> Bool {
    guide.isEdgeOrMiddle && children.allSatisfy { !$0.guides.contains(.custom) }
  }

  /// The greatest length of `children`, nil where one cannot be told.
  func longest(_ children: [LayoutNode], _ length: (LayoutNode) -> Double?) -> Double? {
    var longest = 0.0
    for child in children {
      guard let length = length(child) else { return nil }
      longest = max(longest, length)
    }
    return longest
  }
}

extension AlignmentKey {
  /// Whether this is an edge or the middle of a view.
  fileprivate var isEdgeOrMiddle: Bool { isBuiltIn && !isTextBaseline }
}
