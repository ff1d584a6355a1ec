public enum PrintError: Error, Hashable, Sendable {
  case unknownColumn(String, known: [String], suggestion: String?)
  case unknownFormat(String, column: String, known: [String])
  /// The format fits no cell of the column. `noun` is the kind of value that it formats.
  case unfitFormat(String, column: String, noun: String, example: Cell)
  /// A column for totals has a cell that is not a number.
  case notNumeric(String, example: Cell?)
  /// A column for data bars has a cell that is not a number.
  case noBars(String, example: Cell?)
  /// A column for sparklines has no list of numbers.
  case noLines(String, example: Cell?)
  case clocks(String)
  /// The columns do not fit side by side, and the record layout is not allowed. The widths are in points.
  case tooWide(columns: Int, widest: String, minimum: Double, offered: Double, FitAdvice)
  case tooManyColumns(Int, limit: Int)
  /// The margins leave no space for a heading and two rows. The sizes are in points.
  case pageTooSmall(width: Double, height: Double, minimum: Double)
  case missingFont(family: String)
  case unknownList(String)
  /// The list is longer than a page and cannot be scrolled without an `id`.
  case listWithoutIdentity
  /// The views above the list cover so much of it that no row is visible. The height is in points.
  case coveredList(String, by: String?, height: Double)
  /// The rows do not all fit on pages, because the list or a view around its rows is rotated, scaled or projected.
  case turnedList(String)
  /// A view extends beyond the upper or lower edge of a page of `height` points, and there is no scroll view.
  case beyondPage(String, height: Double)

  public struct Cell: Hashable, Sendable {
    public let row: Int
    public let text: String
  }
}
