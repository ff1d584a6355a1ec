/// The rows of a sheet with anything in them, and what is known of them.
package struct SheetRows: Hashable, Sendable {
  package var sheet: String
  package var rows: [[String]] = []
  /// What of the sheet is hidden or was never computed.
  package var parts = SheetParts()
  package var merged: [MergedCells] = []
  package var typedColumns: Set<Int> = []
  /// The rows of these columns whose numbers have a point that could be read as a sign between thousands.
  package var pointRows: [Int: RowSet] = [:]
  /// The formats of its columns, from 0, whose numbers or days have one.
  package var formats: [Int: NumberFormatCode] = [:]
}
