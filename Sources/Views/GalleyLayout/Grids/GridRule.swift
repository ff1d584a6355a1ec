package import GalleyGeometry

/// `Grid`: cells in rows, each column as wide as its widest cell and each row as tall as its tallest.
///
/// Columns share the width that is offered as the children of an `HStack` do, and rows the height as those of a
/// `VStack`: the least flexible is served first, and each gets an equal share of what is left.
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
    // As in a stack, what was left open is shared out once more with the grid's own length.
    let offered = ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    return GridArrangement(self, offered, children).placements
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? {
    combinedGuide(key, size: size, proposal: proposal, children: node.children)
  }
}
