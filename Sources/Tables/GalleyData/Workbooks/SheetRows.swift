package struct SheetRows: Hashable, Sendable {
  package var sheet: String
  package var rows: [[String]] = []
  package var parts = SheetParts()
  package var merged: [MergedCells] = []
  package var typedColumns: Set<Int> = []
  package var pointRows: [Int: RowSet] = [:]
  package var formats: [Int: NumberFormatCode] = [:]
}
