package import GalleyGeometry

/// The columns share the proposed width like the children of an `HStack`, and the rows share the proposed height like
/// the children of a `VStack`.
package struct GridRule: PlainContainerRule, MeasuredRule, Equatable {
  package let alignment: Alignment
  package let horizontalSpacing: Double
  package let verticalSpacing: Double

  package init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing.finite ?? StackRule.defaultSpacing
    self.verticalSpacing = verticalSpacing.finite ?? StackRule.defaultSpacing
  }

  package var traits: LayoutTraits { .plain }

  package func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size {
    GridArrangement(self, proposal, children).size
  }

  package func placements(
    in size: Size, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [Placement?] {
    // As in a stack, if a length is unspecified, the grid's own length is distributed in a second pass.
    let offered = ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    return GridArrangement(self, offered, children).placements
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? {
    combinedGuide(key, size: size, proposal: proposal, children: node.children)
  }
}
