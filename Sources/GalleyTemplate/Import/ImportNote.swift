/// What was found, put right or left out while a file was read: nothing is guessed in silence.
public enum ImportNote: Hashable, Sendable {
  /// Bytes are no UTF-8, and are read in this encoding; `line` is the first such line.
  case encoding(TextEncoding, line: Int?)
  /// The text is UTF-8 but for so many bytes, which are read as windows-1252.
  case strayBytes(Int, line: Int?)
  /// What stands between cells.
  case delimiter(String)
  /// No row names the columns; nil where that was asked for, else a cell that shows it.
  case noNames(example: String?)
  /// A comment names the columns.
  case namesInComment
  /// Lines above the names, which are left out.
  case preamble([String])
  /// Lines below the last row, which are left out.
  case footer([String])
  /// Comments above the names, which are left out.
  case comments([String])
  /// The first two rows name the columns; the names, such as "speed m/s".
  case namesOnTwoRows([String])
  /// So many columns have no name and nothing in them, and are left out.
  case emptyColumns(Int)
  /// The last row says that it adds up those above; the column and the word.
  case totalRow(column: String, word: String)
  /// Columns that had no name, or one that another had, and their names now.
  case renamed([String])
  /// Mistakes that were put right, or rows that were left out.
  case tolerated(ToleratedMistakes)
  /// Where the rows of a JSON document are.
  case pointer(String)
  /// The sheet that was read, and the others.
  case sheet(String, others: [String])
  /// The table of a database that was read, and the others.
  case table(String, others: [String])
  /// Columns begin at the same places of every line.
  case fixedColumns(Int)
  /// So many columns are apart by any number of spaces.
  case words(Int)
  /// Names stand above a line of dashes.
  case ruled
  /// The lists of a JSON document are rows, or columns.
  case lists(areColumns: Bool)
  /// Rows and columns of a sheet that are hidden there, and formulas without a value.
  case sheetParts(hiddenRows: Int, hiddenColumns: Int, formulas: Int)
  /// A line is one cell.
  case lines
  /// What the cells of a column mean.
  case meaning(column: String, MeaningEvidence)
}

/// What the cells of a column mean, and what shows it.
public struct MeaningEvidence: Hashable, Sendable {
  /// What they mean.
  public var finding: Finding
  /// How many cells are so.
  public var count: Int
  /// How many cells hold anything, without the marks for missing values.
  public var filled: Int
  /// How many cells are marks for missing values, such as "n/a".
  public var missing = 0
  /// The first cells that are otherwise, by their rows from 0.
  public var others: [Int] = []
  /// Whether a person said so.
  public var isTold = false

  /// What the cells of a column mean.
  public enum Finding: Hashable, Sendable {
    /// Numbers, whose fractions begin at this sign, with what stands beside their digits.
    case number(mark: String, unit: String?)
    /// Numbers that could be read with a point or with a comma, and are read with this one, such as this.
    case ambiguousNumber(mark: String, example: String)
    /// Days or times; the order of their numbers where it had to be found.
    case moment(hasTime: Bool, order: Order?, isUTC: Bool, hasShortYears: Bool)
    /// Truths in words.
    case boolean
    /// Texts, since they are identifiers, and why.
    case identifier(Reason)
    /// Texts, since units differ, such as these.
    case mixedUnits([String])
    /// Texts, though many are numbers.
    case mostlyNumbers
  }

  /// In which order the numbers of a day stand.
  public enum Order: Hashable, Sendable {
    /// Day, month, year; a row that shows it, or nil where nothing does.
    case dayFirst(row: Int?)
    /// Month, day, year; a row that shows it, or nil where nothing does.
    case monthFirst(row: Int?)
  }

  /// Why numbers are names.
  public enum Reason: Hashable, Sendable {
    /// Numbers begin with zeros.
    case leadingZeros
    /// The column's name.
    case name
  }
}
