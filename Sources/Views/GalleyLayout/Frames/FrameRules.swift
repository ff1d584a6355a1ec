package import GalleyGeometry

/// A negative length becomes 0; a length that is not finite is ignored.
package struct FixedFrameRule: UnaryRule, ConfinedRule, Equatable {
  package let width: Double?
  package let height: Double?
  package let alignment: Alignment

  package init(width: Double?, height: Double?, alignment: Alignment = .center) {
    self.width = width.finite.map { max($0, 0) }
    self.height = height.finite.map { max($0, 0) }
    self.alignment = alignment
  }

  package var traits: LayoutTraits { .modifier }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    placeChild(of: node, in: size, proposal: proposal, context: context)
  }

  package func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func placedProposal(for proposal: ProposedViewSize, in size: Size) -> ProposedViewSize {
    childProposal(for: proposal)
  }

  package func size(around childSize: Size, proposal: ProposedViewSize) -> Size {
    Size(width: width ?? childSize.width, height: height ?? childSize.height)
  }

  package func childOrigin(_ child: LayoutNode, childProposal: ProposedViewSize, in size: Size) -> Point {
    alignment.origin(of: child.dimensions(for: childProposal), in: size)
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? {
    (axis == .horizontal ? width : height) ?? node.children.first?.fixedLength(along: axis)
  }
}

package struct FlexibleFrameRule: UnaryRule, ConfinedRule, Equatable {
  package let horizontal: Bounds
  package let vertical: Bounds
  package let alignment: Alignment

  package init(horizontal: Bounds, vertical: Bounds, alignment: Alignment = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  package var traits: LayoutTraits { .modifier }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    placeChild(of: node, in: size, proposal: proposal, context: context)
  }

  package func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.childProposal(for: proposal.width), height: vertical.childProposal(for: proposal.height))
  }

  package func size(around childSize: Size, proposal: ProposedViewSize) -> Size {
    Size(
      width: horizontal.length(around: childSize.width, proposal: proposal.width),
      height: vertical.length(around: childSize.height, proposal: proposal.height))
  }

  package func childOrigin(_ child: LayoutNode, childProposal: ProposedViewSize, in size: Size) -> Point {
    alignment.origin(of: child.dimensions(for: childProposal), in: size)
  }

  /// Without a proposed or ideal length, a bounded frame proposes its own length, so that the content fills a minimum
  /// length.
  package func placedProposal(for proposal: ProposedViewSize, in size: Size) -> ProposedViewSize {
    let offered = childProposal(for: proposal)
    return ProposedViewSize(
      width: offered.width ?? (horizontal.isBounded ? size.width : nil),
      height: offered.height ?? (vertical.isBounded ? size.height : nil))
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? {
    let bounds = axis == .horizontal ? horizontal : vertical
    if let min = bounds.min, min == bounds.max { return min }
    return bounds.isUnbounded ? node.children.first?.fixedLength(along: axis) : nil
  }

  /// 0 ≤ min ≤ ideal ≤ max. Only the maximum may be infinite; any other length that is not finite is ignored.
  package struct Bounds: Hashable, Sendable {
    package let min: Double?
    package let ideal: Double?
    package let max: Double?

    package init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
      let low = min.finite.map { Swift.max($0, 0) }
      let middle = ideal.finite.map { Swift.max($0, low ?? 0) }
      let high = max == .infinity ? max : max.finite
      self.min = low
      self.ideal = middle
      self.max = high.map { Swift.max($0, middle ?? low ?? 0) }
    }

    var isUnbounded: Bool { min == nil && ideal == nil && max == nil }
    var isBounded: Bool { min != nil || max != nil }

    private func clamp(_ length: Double) -> Double {
      Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
    }

    func length(whateverInside proposal: Double?) -> Double? {
      guard let offered = proposal ?? ideal else { return nil }
      return switch (min, max) {
      case (.some, .some): clamp(offered)
      case (let min?, nil): offered <= min ? min : nil
      case (nil, let max?): offered >= max ? max : nil
      case (nil, nil): nil
      }
    }

    func childProposal(for proposal: Double?) -> Double? { (proposal ?? ideal).map(clamp) }

    func length(around child: Double, proposal: Double?) -> Double {
      switch (min, max) {
      case (.some, .some): clamp(proposal ?? ideal ?? child)
      case (let min?, nil): Swift.max(Swift.min(childProposal(for: proposal) ?? child, child), min)
      case (nil, let max?): Swift.min(Swift.max(childProposal(for: proposal) ?? child, child), max)
      case (nil, nil): child
      }
    }
  }
}
