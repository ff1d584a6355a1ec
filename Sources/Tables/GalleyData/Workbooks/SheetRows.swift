/// The non-empty rows of a sheet and their properties.
package struct SheetRows: Hashable, Sendable {
  package var sheet: String
  package var rows: [[String]] = []
  /// The hidden parts, and formulas without a computed value.
  package var parts = SheetParts()
  package var merged: [MergedCells] = []
  package var typedColumns: Set<Int> = []
  /// By column, the rows with numbers whose decimal point could be mistaken for a thousands separator.
  package var pointRows: [Int: RowSet] = [:]
  /// The number formats by column, from 0, for columns with numbers or dates.
  package var formats: [Int: NumberFormatCode] = [:]
}
