import GalleyGeometry
import GalleyLayout
import GalleyScroll

struct HeaderLayoutRule: MeasuredRule {
  let header: HeaderMemory

  var traits: LayoutTraits { LayoutTraits(modifiedChild: 0, dependence: [.context, .others]) }

  func isEqual(to other: any LayoutRule) -> Bool {
    (other as? HeaderLayoutRule)?.header === header
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    node.children.first?.size(for: proposal) ?? .zero
  }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    // The scroll view comes first, because the header's height depends on its offset.
    for (index, child) in node.children.enumerated() {
      let placement = index == 0 ? Placement(origin: .zero, proposal: proposal) : placement(in: size)
      child.settle(placement, in: size, mirrored: node.isRightToLeft, context: context)
    }
  }

  private func placement(in size: Size) -> Placement {
    Placement(
      origin: Point(x: 0, y: header.top - (header.shown?.hidden ?? 0)),
      proposal: ProposedViewSize(width: size.width, height: header.height))
  }

  func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? { node.children.first?.explicitGuide(key, size: size, proposal: proposal) }
}
