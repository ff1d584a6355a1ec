import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// `scrollHeader`: a scroller, and over its upper edge a header as high as the scroller's offset wants it.
struct HeaderLayoutRule: LayoutRule {
  let header: HeaderMemory

  var traitSource: Int? { 0 }

  var dependence: PlacementDependence { [.surroundings, .others] }

  func isEqual(to other: any LayoutRule) -> Bool {
    (other as? HeaderLayoutRule)?.header === header
  }

  func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size {
    children.first?.size(for: proposal) ?? .zero
  }

  func arrange(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, surroundings: Surroundings) {
    // How high the header is, is known once the scroller stands.
    for (index, child) in node.children.enumerated() {
      let placement = index == 0 ? Placement(origin: .zero, proposal: proposal) : placement(in: size)
      child.settle(placement, in: size, mirrored: node.isRightToLeft, surroundings: surroundings)
    }
  }

  func placements(in size: Size, proposal: ProposedViewSize, children: [LayoutNode]) -> [Placement?] {
    children.enumerated().map { index, child in
      index == 0 ? Placement(origin: .zero, proposal: proposal) : placement(in: size)
    }
  }

  /// Where the header goes in a node of `size`.
  private func placement(in size: Size) -> Placement {
    Placement(
      origin: Point(x: 0, y: header.top - (header.shown?.hidden ?? 0)),
      proposal: ProposedViewSize(width: size.width, height: header.height))
  }

  func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> Double? { children.first?.explicitGuide(key, size: size, proposal: proposal) }
}
