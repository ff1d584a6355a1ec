package import GalleyGeometry

/// What a view tells the grid around it.
package struct GridCellTraits: Equatable {
  /// How many columns the view takes; nil is one.
  package var columns: Int?
  /// Where the view lies in its room; nil leaves it to the alignment.
  package var anchor: UnitPoint?
  /// How its column is lined up; nil leaves it to the grid.
  package var columnAlignment: HorizontalAlignment?
  /// The axes on which the view makes no column wider and no row taller.
  package var unsizedAxes: Axis.Set = []
  /// The view's place among the rows; nil for a view that stands in no row and takes all columns.
  package var row: Row?

  package init() {}

  package struct Row: Equatable {
    package var isFirst: Bool
    /// How the row is lined up; nil leaves it to the grid.
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

/// A word to the grid around: `gridCellColumns` and its like, and the place in a `GridRow`.
package struct GridCellRule: TransparentRule, Equatable {
  package let words: GridCellTraits

  package init(_ words: GridCellTraits) { self.words = words }

  package var traits: LayoutTraits { .modifier }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.placeThrough(proposal, in: size, context: context)
  }
}
