/// Rows of texts under names, as a workbook or a database has them.
package struct TextRows: Hashable, Sendable {
  /// The columns' names; empty where none are known.
  package var names: [String] = []
  /// The rows, which may have fewer cells than there are names.
  package var rows: [[String]] = []
  /// The columns with numbers that are not texts.
  package var typedColumns: Set<Int> = []

  package init(names: [String] = [], rows: [[String]] = []) {
    self.names = names
    self.rows = rows
  }
}
