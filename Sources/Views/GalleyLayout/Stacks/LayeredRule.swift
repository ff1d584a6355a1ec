package import GalleyGeometry

package struct LayeredRule: PlainContainerRule, ConfinedRule, Equatable {
  package let primary: Int
  package let alignment: Alignment

  package init(primary: Int, alignment: Alignment) {
    self.primary = primary
    self.alignment = alignment
  }

  package var traits: LayoutTraits { LayoutTraits(modifiedChild: primary) }

  package func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size {
    children[primary].size(for: proposal)
  }

  package func placements(
    in size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [Placement?] {
    let main = children[primary].dimensions(for: proposal)
    let offered = ProposedViewSize(size)
    return children.enumerated().map { index, child in
      if index == primary { return Placement(origin: .zero, proposal: proposal) }
      let dimensions = child.dimensions(for: offered)
      return Placement(origin: alignment.origin(of: dimensions, in: main), proposal: offered)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? {
    node.children[primary].explicitGuide(key, size: size, proposal: proposal)
  }

  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? {
    node.children[primary].fixedLength(along: axis)
  }
}
