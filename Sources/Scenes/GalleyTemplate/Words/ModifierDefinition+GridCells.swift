import GalleyGeometry
import GalleyTables
import GalleyViews

extension ModifierDefinition {
  static let gridCells: [ModifierDefinition] = [
    ModifierDefinition(
      "gridCellColumns", "Number of columns that the cell spans in a Grid.",
      .count("a number of columns", from: 1, to: 1000), inGrid
    ) { view, count in view.gridCellColumns(count) },
    ModifierDefinition("gridCellAnchor", "Alignment of the view in its Grid cell.", .unitPoint, inGrid) {
      view, anchor in view.gridCellAnchor(anchor)
    },
    ModifierDefinition(
      "gridColumnAlignment", "Alignment of the whole Grid column that contains the cell.",
      .horizontalAlignment, inGrid
    ) { view, alignment in view.gridColumnAlignment(alignment) },
    ModifierDefinition(
      "gridCellUnsizedAxes", "Axes on which the view fills its Grid cell without enlarging the cell.", .fitAxes,
      inGrid
    ) { view, axes in view.gridCellUnsizedAxes(axes) },
  ]

  private static let inGrid = ModifierTraits(need: .around(.grid))
}
