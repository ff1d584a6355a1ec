package import GalleyGeometry

package struct IgnoresSafeAreaRule: TransparentRule, Equatable {
  package let edges: Edge.Set

  package init(edges: Edge.Set) { self.edges = edges }

  package var traits: LayoutTraits { LayoutTraits(modifiedChild: 0, dependence: .context, isCheap: true) }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    let insets = context.unsafeInsets(around: Rect(size: size), isRightToLeft: node.isRightToLeft)
      .limited(to: edges)
    let origin = Point(x: -insets.leading, y: -insets.top)
    let grown = ProposedViewSize(
      width: (proposal.width ?? size.width) + insets.horizontal,
      height: (proposal.height ?? size.height) + insets.vertical)
    let placement = Placement(origin: origin, proposal: insets == .zero ? proposal : grown)
    for child in node.children {
      child.settle(placement, in: size, mirrored: node.isRightToLeft, context: context)
    }
  }
}

extension EdgeInsets {
  func limited(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

/// The bar is measured with the space that the minimum size of the primary view leaves, and the primary view gets the
/// rest. Scrolled content may extend under the bar.
package struct SafeAreaInsetRule: MeasuredRule, Equatable {
  package let edge: Edge
  package let guide: AlignmentKey
  package let spacing: Double

  package init(edge: Edge, guide: AlignmentKey, spacing: Double) {
    self.edge = edge
    self.guide = guide
    self.spacing = spacing.finite(or: 0)
  }

  package var traits: LayoutTraits { LayoutTraits(modifiedChild: 0) }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isBefore: Bool { edge == .top || edge == .leading }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    let parts = parts(for: proposal, node.children)
    var size = parts.primarySize
    size[axis] += parts.inset
    return size
  }

  private func placements(_ parts: Parts, in size: Size, _ children: [LayoutNode]) -> [Placement] {
    var primary = Point.zero
    primary[axis] = isBefore ? parts.inset : 0
    var bar = Point.zero
    bar[axis] = isBefore ? 0 : size[axis] - parts.barSize[axis]
    let box = ViewDimensions(size: parts.primarySize)
    bar[axis.cross] = GuideDistance.from(children[1].dimensions(for: parts.barProposal)[guide], to: box[guide])
    return [
      Placement(origin: primary, proposal: parts.primaryProposal),
      Placement(origin: bar, proposal: parts.barProposal),
    ]
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? {
    let parts = parts(for: proposal, node.children)
    let inner = node.children[0].explicitGuide(key, size: parts.primarySize, proposal: parts.primaryProposal)
    return inner.map { $0 + (key.axis == axis && isBefore ? parts.inset : 0) }
  }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    let parts = parts(for: proposal, node.children)
    // The bar itself uses the outer safe area, so that its background can extend to the edge of the screen.
    let inside = context.narrowed(on: Edge.Set(edge), by: EdgeInsets(Edge.Set(edge), parts.inset), in: node)
    for (child, placement) in zip(node.children, placements(parts, in: size, node.children)) {
      child.settle(
        placement, in: size, mirrored: node.isRightToLeft,
        context: child === node.children.first ? inside : context)
    }
  }

  private struct Parts {
    var primaryProposal: ProposedViewSize
    var primarySize: Size
    var barProposal: ProposedViewSize
    var barSize: Size
    var inset: Double
  }

  private func parts(for proposal: ProposedViewSize, _ children: [LayoutNode]) -> Parts {
    var smallest = proposal
    smallest[axis] = 0
    var barProposal = proposal
    if let offered = proposal[axis] {
      barProposal[axis] = max(0, offered - spacing - children[0].size(for: smallest)[axis])
    }
    let barSize = children[1].size(for: barProposal)
    let inset = barSize[axis] + spacing
    var primaryProposal = proposal
    if let offered = proposal[axis] { primaryProposal[axis] = max(0, offered - inset) }
    let primarySize = children[0].size(for: primaryProposal)
    return Parts(
      primaryProposal: primaryProposal, primarySize: primarySize, barProposal: barProposal, barSize: barSize,
      inset: inset)
  }
}

/// Scrolled content may extend under the padding.
package struct SafeAreaPaddingRule: UnaryRule, Equatable {
  private let padding: PaddingRule

  package init(insets: EdgeInsets) { padding = PaddingRule(insets: insets) }

  package var traits: LayoutTraits { .modifier }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    let edges = Edge.allCases.filter { padding.insets[$0] != 0 }.reduce(into: Edge.Set()) { $0.insert(Edge.Set($1)) }
    placeChild(
      of: node, in: size, proposal: proposal,
      context: context.narrowed(on: edges, by: padding.insets, in: node))
  }

  package func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    padding.childProposal(for: proposal)
  }

  package func placedProposal(for proposal: ProposedViewSize, in size: Size) -> ProposedViewSize {
    childProposal(for: proposal)
  }

  package func size(around childSize: Size, proposal: ProposedViewSize) -> Size {
    padding.size(around: childSize, proposal: proposal)
  }

  package func childOrigin(_ child: LayoutNode, childProposal: ProposedViewSize, in size: Size) -> Point {
    padding.childOrigin(child, childProposal: childProposal, in: size)
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? {
    padding.fixedLength(along: axis, of: node)
  }
}

extension PlacementContext {
  fileprivate func narrowed(on edges: Edge.Set, by insets: EdgeInsets, in node: LayoutNode) -> PlacementContext {
    let size = node.frame.size
    let space = Rect(size: size).inset(by: insets)
    let safe = safeArea.reading(node.isRightToLeft, in: size)
    let left = edges.contains(.leading) ? space.minX : safe.minX
    let top = edges.contains(.top) ? space.minY : safe.minY
    let right = edges.contains(.trailing) ? space.maxX : safe.maxX
    let bottom = edges.contains(.bottom) ? space.maxY : safe.maxY
    var inside = self
    inside.safeArea = Rect(x: left, y: top, width: right - left, height: bottom - top)
      .reading(node.isRightToLeft, in: size)
    return inside
  }
}

extension EdgeInsets {
  fileprivate subscript(edge: Edge) -> Double {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}
