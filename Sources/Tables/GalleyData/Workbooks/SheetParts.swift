/// How many rows and columns of a sheet are hidden, and how many formulas have no computed value.
package struct SheetParts: Hashable, Sendable {
  package var hiddenRows = 0
  package var hiddenColumns = 0
  package var formulasWithoutValue = 0
  /// The number of rows with totals in an outline, which are not rows of the table.
  package var outlineTotals = 0

  package init(hiddenRows: Int = 0, hiddenColumns: Int = 0, formulasWithoutValue: Int = 0) {
    (self.hiddenRows, self.hiddenColumns, self.formulasWithoutValue) = (
      hiddenRows, hiddenColumns, formulasWithoutValue
    )
  }

  package var isAny: Bool { hiddenRows > 0 || hiddenColumns > 0 || formulasWithoutValue > 0 }
}
