package import GalleyGeometry

package struct GridCellTraits: Equatable {
  package var columns: Int?
  package var anchor: UnitPoint?
  package var columnAlignment: HorizontalAlignment?
  /// The axes on which the view does not affect its column or row.
  package var unsizedAxes: Axis.Set = []
  /// The row that contains the view; nil for a view outside the rows, which spans all columns.
  package var row: Row?

  package init() {}

  package struct Row: Equatable {
    package var isFirst: Bool
    package var alignment: VerticalAlignment?

    package init(isFirst: Bool, alignment: VerticalAlignment?) {
      self.isFirst = isFirst
      self.alignment = alignment
    }
  }

  package init(of node: LayoutNode) {
    var node: LayoutNode? = node
    while let current = node {
      if let rule = current.rule as? GridCellRule { take(rule.words) }
      node = current.shownThrough
    }
  }

  private mutating func take(_ inner: GridCellTraits) {
    columns = columns ?? inner.columns
    anchor = anchor ?? inner.anchor
    columnAlignment = columnAlignment ?? inner.columnAlignment
    unsizedAxes.formUnion(inner.unsizedAxes)
    row = row ?? inner.row
  }
}

package struct GridCellRule: TransparentRule, Equatable {
  package let words: GridCellTraits

  package init(_ words: GridCellTraits) { self.words = words }

  package var traits: LayoutTraits { .modifier }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.placeThrough(proposal, in: size, context: context)
  }
}
