public import GalleyData

/// What was found, put right or left out while a file was read: nothing is guessed in silence.
public enum ImportNote: Hashable, Sendable {
  /// Bytes are no UTF-8, and are read in this encoding; `line` is the first such line.
  case encoding(TextEncoding, line: Int?)
  /// The text is UTF-8 but for so many bytes, which are read as windows-1252.
  case strayBytes(Int, line: Int?)
  case delimiter(String)
  /// No row names the columns; nil where that was asked for, else a cell that shows it.
  case noNames(example: String?)
  case namesInComment
  case unprovenNames
  case preamble([String])
  /// Lines above the names, which are the title of the table and its subtitle.
  case title([String])
  case trimmed(CellChanges)
  case composed(CellChanges)
  case plainSpaces(CellChanges)
  /// So many cells are merged over several rows, in these columns; whether numbers are among them.
  case merged(Int, columns: [String], hasNumbers: Bool)
  case archived(String)
  case oneObject
  case footer([String])
  case emptyRows(Int)
  case comments([String])
  /// The first rows name the columns, so many of them; the names, such as "speed m/s".
  case namesOnRows(Int, [String])
  /// So many columns have no name and nothing in them, and are left out.
  case emptyColumns(Int)
  /// Rows inside the table, from 0, that add up rows above them; what the first of them says.
  case subtotals([Int], example: String)
  /// A row at the end that says that it adds up those above, and is kept as a note.
  case totalRow(TotalRow)
  /// Columns that had no name, or one that another had, and their names now.
  case renamed([String])
  case tolerated(ToleratedMistakes)
  case pointer(String)
  case sheet(String, others: [String])
  case table(String, others: [String])
  case fixedColumns(Int)
  case words(Int)
  case ruled
  case lists(areColumns: Bool)
  /// Rows and columns of a sheet that are hidden there, and formulas without a value.
  case sheetParts(hiddenRows: Int, hiddenColumns: Int, formulas: Int)
  case lines
  case meaning(column: String, MeaningEvidence)
}

/// Cells that were changed while they were read, so that equal ones are equal.
public struct CellChanges: Hashable, Sendable {
  public var count = 0
  /// The first rows, from 0.
  public var rows: [Int] = []
  public var columns: [String] = []
}

/// A last row that adds up those above it, as its own words say.
public struct TotalRow: Hashable, Sendable {
  public var word: String
  public var cells: [Cell]

  public struct Cell: Hashable, Sendable {
    public var column: String
    public var text: String
    /// Whether the column's cells add up to it; nil if most of them are not numbers.
    public var isSum: Bool?
    /// The rows, from 0, whose cells are not numbers and are not added up.
    public var unreadRows: [Int] = []
  }
}

/// What the cells of a column mean, and what shows it.
public struct MeaningEvidence: Hashable, Sendable {
  public var finding: Finding
  public var count: Int
  /// How many cells hold anything, without the marks for missing values.
  public var filled: Int
  /// How many cells are marks for missing values, such as "n/a".
  public var missing = 0
  /// The first cells that are otherwise, by their rows from 0.
  public var others: [Int] = []
  public var isTold = false

  public enum Finding: Hashable, Sendable {
    case number(mark: String, unit: String?)
    /// Numbers that could be read with a point or with a comma, and are read with this one, such as this, and why.
    case openNumber(mark: String, example: String, Basis)
    /// Days or times; the order of their numbers where it had to be found.
    case moment(hasTime: Bool, order: Order?, isUTC: Bool, hasShortYears: Bool)
    /// Lengths of time, or times of the day, what shows which, and a text of two numbers.
    case time(isClock: Bool, shown: Shown, pair: Pair?)
    /// Sizes, or large counts; the multiples that could be powers of 1,000 or of 1,024, and what they are.
    case size(isCount: Bool, openSigns: [String], factor: Int)
    case boolean
    case identifier(Reason)
    case mixedUnits([String])
    case mostlyNumbers
    /// Texts, though many are days; the order of the numbers in those, if it has to be found.
    case mostlyMoments(isDayFirst: Bool?)
  }

  /// In which order the numbers of a day are, and what shows it.
  public enum Order: Hashable, Sendable {
    case dayFirst(Basis)
    case monthFirst(Basis)
  }

  /// What shows how cells are read that could be read in two ways.
  public enum Basis: Hashable, Sendable {
    /// The cell in this row, from 0.
    case row(Int)
    case cells
    case column(String)
    /// The decimal commas, or the points, of another column.
    case marks(of: String, isComma: Bool)
    case sequence
    case language
    case semicolons
    case commas
    case name
    /// Nothing: a default is taken.
    case nothing
  }

  public enum Shown: Hashable, Sendable {
    case told
    case form
    case name
    case row(Int)
    case looks
  }

  /// A text of two numbers with a colon between them.
  public struct Pair: Hashable, Sendable {
    public var example: String
    public var areHours: Bool
    public var isOpen: Bool
  }

  public enum Reason: Hashable, Sendable {
    case leadingZeros
    case name
    case parts(String)
  }
}
