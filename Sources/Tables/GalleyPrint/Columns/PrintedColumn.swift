import GalleyTables

/// A column as it is printed: its texts, its title, and how wide they are.
///
/// A class, since every cell is drawn by one: a copy for each would cost more than the cell.
final class PrintedColumn {
  let plan: TableColumn
  let index: Int
  let cells: CellText
  let kind: Column.Kind
  let alignment: TableColumn.Alignment
  let measure: ColumnMeasure
  /// Where the addresses are that its cells lead to; nil where they lead nowhere.
  let links: Column?
  /// What its cells show of their numbers; nil for texts alone.
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

  /// The same column, written with a pen of another engine on another thread.
  convenience init(_ column: PrintedColumn, pen: TextPen) {
    self.init(
      plan: column.plan, index: column.index, cells: column.cells.copy(), kind: column.kind,
      alignment: column.alignment, measure: column.measure, links: column.links, decimalMark: column.decimalMark,
      pen: pen)
    chart = column.chart
  }
}
