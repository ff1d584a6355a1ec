/// Cells of a sheet that are one.
package struct MergedCells: Hashable, Sendable {
  /// The rows that they cover, among those that are read.
  package var rows: Range<Int>
  /// The columns that they cover.
  package var columns: Range<Int>

  package init(rows: Range<Int>, columns: Range<Int>) { (self.rows, self.columns) = (rows, columns) }
}
