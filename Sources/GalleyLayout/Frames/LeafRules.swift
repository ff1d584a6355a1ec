package import GalleyGeometry

/// A rule of a node without children.
package protocol LeafRule: LayoutRule {
  /// The size chosen when offered `proposal`.
  func size(for proposal: ProposedViewSize) -> Size
}

extension LeafRule {
  package func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size { size(for: proposal) }

  package func arrange(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, surroundings: Surroundings) {}

  package func placements(
    in size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [Placement?] { [] }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> Double? { nil }
}

/// Takes what is offered: colours, shapes, gradients, resizable images.
package struct FlexibleRule: LeafRule, Equatable {
  /// The size taken where the ideal is asked for.
  package let ideal: Size

  /// 10 by 10 is what SwiftUI's shapes and colours answer.
  package init(ideal: Size = Size(width: 10, height: 10)) { self.ideal = ideal }

  package var isCheap: Bool { true }

  package func size(for proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }
}

/// Has one size, whatever is offered.
package struct RigidRule: LeafRule, Equatable {
  /// The only size.
  package let size: Size

  package init(size: Size) { self.size = size }

  package var isCheap: Bool { true }

  package func size(for proposal: ProposedViewSize) -> Size { size }

  package func fixedLength(along axis: Axis, children: [LayoutNode]) -> Double? { size[axis] }
}

/// Room that pushes its neighbours apart.
package struct SpacerRule: LeafRule, Equatable {
  /// The least extent, in points.
  package let minLength: Double
  /// The axis of the stack around it; nil outside a stack, where it is flexible on both axes.
  package let axis: Axis?

  package init(minLength: Double?, axis: Axis?) {
    self.minLength = minLength.finite ?? SpacerRule.defaultMinLength
    self.axis = axis
  }

  /// What SwiftUI uses when no minimum is given.
  package static let defaultMinLength = 8.0

  /// Served last: a spacer takes what everything else left.
  package var ownPriority: Double { -.infinity }

  package var isCheap: Bool { true }

  package func size(for proposal: ProposedViewSize) -> Size {
    Size(width: length(along: .horizontal, of: proposal), height: length(along: .vertical, of: proposal))
  }

  private func length(along axis: Axis, of proposal: ProposedViewSize) -> Double {
    if let own = self.axis, own != axis { return 0 }
    return max(proposal[axis] ?? minLength, minLength)
  }
}

/// A line across a stack.
package struct DividerRule: LeafRule, Equatable {
  /// The direction the line runs in: across the stack's axis.
  package let direction: Axis
  /// The line's thickness, in points.
  package let thickness: Double

  /// How long a line is whose ideal is asked for.
  static let idealLength = 10.0

  package init(direction: Axis, thickness: Double) {
    self.direction = direction
    self.thickness = thickness
  }

  package var isCheap: Bool { true }

  package func size(for proposal: ProposedViewSize) -> Size {
    var size = Size(width: thickness, height: thickness)
    size[direction] = proposal[direction] ?? DividerRule.idealLength
    return size
  }

  package func fixedLength(along axis: Axis, children: [LayoutNode]) -> Double? {
    axis == direction ? nil : thickness
  }
}

/// Nothing: no size, served last.
package struct EmptyRule: LeafRule, Equatable {
  package init() {}

  package var ownPriority: Double { -.infinity }
  package var isVoid: Bool { true }

  package var isCheap: Bool { true }

  package func size(for proposal: ProposedViewSize) -> Size { .zero }
}
