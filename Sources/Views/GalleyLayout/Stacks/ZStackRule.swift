package import GalleyGeometry

package struct ZStackRule: PlainContainerRule, MeasuredRule, ConfinedRule, Equatable {
  package let alignment: Alignment

  package init(alignment: Alignment) { self.alignment = alignment }

  package var traits: LayoutTraits { .plain }

  package func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size {
    let highest = children.map(\.priority).max() ?? 0
    let extent = extent(of: children.filter { $0.priority == highest }, proposal: proposal)
    return Size(width: max(extent.maxX - extent.minX, 0), height: max(extent.maxY - extent.minY, 0))
  }

  package func placements(
    in size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [Placement?] {
    let highest = children.map(\.priority).max() ?? 0
    let deciding = children.filter { $0.priority == highest }
    let offered = ProposedViewSize(size)
    let corner = extent(of: deciding, proposal: offered).origin
    return children.map { child in
      Placement(origin: lined(child, offered) - corner, proposal: offered)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? {
    combinedGuide(key, size: size, proposal: proposal, children: node.children)
  }

  private func lined(_ child: LayoutNode, _ proposal: ProposedViewSize) -> Point {
    let dimensions = child.dimensions(for: proposal)
    return Point(
      x: GuideDistance.from(dimensions[alignment.horizontal], to: 0),
      y: GuideDistance.from(dimensions[alignment.vertical], to: 0))
  }

  private func extent(of children: [LayoutNode], proposal: ProposedViewSize) -> Rect {
    guard let first = children.first else { return .zero }
    let start = Rect(origin: lined(first, proposal), size: first.size(for: proposal))
    return children.dropFirst().reduce(start) { union, child in
      union.union(Rect(origin: lined(child, proposal), size: child.size(for: proposal)))
    }
  }
}
