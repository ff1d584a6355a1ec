/// Rows of data under named columns.
///
/// Each column is one run of UTF-8 with the ends of its cells, so that a hundred thousand rows are a few arrays.
public struct Table: Hashable, Sendable {
  /// The name the scene gives it.
  public let name: String
  /// The columns, in the order of the file.
  public internal(set) var columns: [Column]
  /// How many rows there are.
  public let rowCount: Int

  /// A table of `columns` that all have `rowCount` cells.
  init(name: String, columns: [Column], rowCount: Int) {
    self.name = name
    self.columns = columns
    self.rowCount = rowCount
  }

  /// Whether its file had mistakes: then nothing is known of its columns, and its uses are no mistakes.
  private(set) var isUnreadable = false

  /// What stands for a table whose file had mistakes.
  static func unreadable(_ name: String) -> Table {
    var table = Table(name: name, columns: [], rowCount: 0)
    table.isUnreadable = true
    return table
  }

  /// The index of the column called `name`, or nil.
  public func columnIndex(_ name: String) -> Int? { columns.firstIndex { $0.name == name } }

  /// The row at `index`, from 0.
  public subscript(index: Int) -> Row { Row(table: self, index: index) }

  /// One row of a table.
  public struct Row: Sendable {
    let table: Table
    /// The row's index, from 0.
    public let index: Int

    /// The text of a cell, or nil if there is no such column.
    public subscript(name: String) -> String? { table.columnIndex(name).map { table.columns[$0][index] } }
  }

  /// The table with only the listed rows, in their order.
  func selecting(_ rows: [Int]) -> Table {
    Table(name: name, columns: columns.map { $0.selecting(rows) }, rowCount: rows.count)
  }
}
