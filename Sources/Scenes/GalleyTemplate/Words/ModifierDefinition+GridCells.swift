import GalleyGeometry
import GalleyTables
import GalleyViews

extension ModifierDefinition {
  static let gridCells: [ModifierDefinition] = [
    ModifierDefinition(
      "gridCellColumns", "How many columns of a Grid the cell takes.",
      .count("a number of columns", from: 1, to: 1000), inGrid
    ) { view, count in view.gridCellColumns(count) },
    ModifierDefinition("gridCellAnchor", "Where the view lies in its cell of a Grid.", .unitPoint, inGrid) {
      view, anchor in view.gridCellAnchor(anchor)
    },
    ModifierDefinition(
      "gridColumnAlignment", "How the whole column of a Grid lines up that the cell stands in.",
      .horizontalAlignment, inGrid
    ) { view, alignment in view.gridColumnAlignment(alignment) },
    ModifierDefinition(
      "gridCellUnsizedAxes", "The axes on which the cell takes the room of its Grid and asks for none.", .fitAxes,
      inGrid
    ) { view, axes in view.gridCellUnsizedAxes(axes) },
  ]

  private static let inGrid = ModifierTraits(need: .around(.grid))
}
