import GalleyTemplate

/// A column as it is printed: its texts, its title, and how wide they are.
struct PrintedColumn {
  /// What the plan says of it.
  let plan: TableColumn
  /// The column of the table.
  let index: Int
  /// Its texts.
  let cells: CellText
  /// What its cells mean.
  let kind: Column.Kind
  /// Where its cells stand.
  let alignment: TableColumn.Alignment
  /// What sets its width.
  let measure: ColumnMeasure
  /// Where the addresses are that its cells lead to; nil where they lead nowhere.
  let links: Column?
  /// The sign between whole numbers and fractions.
  let decimalMark: [UInt8]

  /// Whether long texts of the column may be broken; numbers, days and the like stay whole.
  var canWrap: Bool { kind == .string }
}
