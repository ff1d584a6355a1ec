import GalleyTables

/// A column with its measured widths. It is a class, because it is used for each cell, and copying it would cost more
/// than drawing the cell.
final class PrintedColumn {
  let plan: TableColumn
  let index: Int
  let cells: CellText
  let kind: Column.Kind
  let alignment: TableColumn.Alignment
  /// The measured widths. The width of the fractions takes the fractions of totals into account.
  private(set) var measure: ColumnMeasure
  let links: Column?
  var chart: CellChart?
  let pen: TextPen
  let decimalMark: [UInt8]

  init(
    plan: TableColumn, index: Int, cells: CellText, kind: Column.Kind, alignment: TableColumn.Alignment,
    measure: ColumnMeasure, links: Column?, decimalMark: [UInt8], pen: TextPen
  ) {
    self.plan = plan
    self.index = index
    self.cells = cells
    self.kind = kind
    self.alignment = alignment
    self.measure = measure
    self.links = links
    self.decimalMark = decimalMark
    self.pen = pen
  }

  func reserveWidth(forFraction width: Double) { measure.fraction = max(measure.fraction, width) }

  convenience init(_ column: PrintedColumn, pen: TextPen) {
    self.init(
      plan: column.plan, index: column.index, cells: column.cells.copy(), kind: column.kind,
      alignment: column.alignment, measure: column.measure, links: column.links, decimalMark: column.decimalMark,
      pen: pen)
    chart = column.chart
  }
}
