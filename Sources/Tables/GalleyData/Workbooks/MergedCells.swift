package struct MergedCells: Hashable, Sendable {
  package var rows: Range<Int>
  package var columns: Range<Int>

  package init(rows: Range<Int>, columns: Range<Int>) { (self.rows, self.columns) = (rows, columns) }
}
