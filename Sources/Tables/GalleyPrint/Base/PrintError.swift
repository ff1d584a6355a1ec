/// Why a table cannot be printed as asked, as data.
public enum PrintError: Error, Hashable, Sendable {
  case unknownColumn(String, known: [String], suggestion: String?)
  case unknownFormat(String, column: String, known: [String])
  /// A format that fits no cell of a column, such as this one; `noun` is what it is for.
  case unfitFormat(String, column: String, noun: String, example: Cell)
  /// Numbers are to be added up in a column that holds more than numbers, such as this cell.
  case notNumeric(String, example: Cell?)
  /// Bars are to be drawn in a column that is not one of numbers, as this cell shows.
  case noBars(String, example: Cell?)
  /// Lines are to be drawn in a column no cell of which lists numbers, such as this one.
  case noLines(String, example: Cell?)
  case clocks(String)
  /// Side by side, so many columns need more than a page offers, and rows may not be stacked; in points.
  case tooWide(columns: Int, widest: String, least: Double, offered: Double, FitAdvice)
  case tooManyColumns(Int, limit: Int)
  /// A sheet, less its margins, is too small for a heading and two rows; in points.
  case pageTooSmall(width: Double, height: Double, least: Double)
  case missingFont(family: String)
  case unknownList(String)
  /// A list longer than a page cannot be scrolled, since it has no `id`.
  case listWithoutIdentity
  /// What lies over the list called so leaves less of it free than a row needs; in points.
  case coveredList(String, by: String?, height: Double)
  /// The list called so, or what holds its rows, is rotated, scaled or seen from the side, and not all of its rows fit
  /// on pages.
  case turnedList(String)
  /// A view lies beyond the upper or lower edge of a page so high, in points, and nothing scrolls.
  case beyondPage(String, height: Double)

  public struct Cell: Hashable, Sendable {
    /// The number of its row in the file, from 0.
    public let row: Int
    public let text: String
  }
}
