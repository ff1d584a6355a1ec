public import GalleyData

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
  /// Nothing proves that the first row names the columns.
  case unprovenNames
  /// Lines above the names, which are left out.
  case preamble([String])
  /// Lines above the names, which are the title of the table and its subtitle.
  case title([String])
  /// Blanks at the ends of so many cells are left out.
  case trimmed(CellChanges)
  /// Letters and marks of so many cells are composed.
  case composed(CellChanges)
  /// No-break spaces of so many cells are read as the spaces of equal cells.
  case plainSpaces(CellChanges)
  /// So many cells are merged over several rows, in these columns; whether numbers are among them.
  case merged(Int, columns: [String], hasNumbers: Bool)
  /// The one file of an archive that is read.
  case archived(String)
  /// A JSON object is the one row.
  case oneObject
  /// Lines below the last row, which are kept as notes.
  case footer([String])
  /// So many rows behind the last one hold nothing, and are left out.
  case emptyRows(Int)
  /// Comments above the names, which are left out.
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

/// Cells that were changed while they were read, so that equal ones are equal.
public struct CellChanges: Hashable, Sendable {
  /// How many cells there are.
  public var count = 0
  /// The first rows, from 0.
  public var rows: [Int] = []
  /// The first columns.
  public var columns: [String] = []
}

/// A last row that adds up those above it, as its own words say.
public struct TotalRow: Hashable, Sendable {
  /// The word that says so.
  public var word: String
  /// Its other cells.
  public var cells: [Cell]

  /// A cell of it.
  public struct Cell: Hashable, Sendable {
    /// The column.
    public var column: String
    /// What it says.
    public var text: String
    /// Whether the column's cells add up to it; nil if most of them are not numbers.
    public var isSum: Bool?
    /// The rows, from 0, whose cells are not numbers and are not added up.
    public var unreadRows: [Int] = []
  }
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
    /// Numbers that could be read with a point or with a comma, and are read with this one, such as this, and why.
    case openNumber(mark: String, example: String, Basis)
    /// Days or times; the order of their numbers where it had to be found.
    case moment(hasTime: Bool, order: Order?, isUTC: Bool, hasShortYears: Bool)
    /// Lengths of time, or times of the day, what shows which, and a text of two numbers.
    case time(isClock: Bool, shown: Shown, pair: Pair?)
    /// Sizes, or large counts; the multiples that could be powers of 1,000 or of 1,024, and what they are.
    case size(isCount: Bool, openSigns: [String], factor: Int)
    /// Truths in words.
    case boolean
    /// Texts, since they are identifiers, and why.
    case identifier(Reason)
    /// Texts, since units differ, such as these; an empty one is none.
    case mixedUnits([String])
    /// Texts, though many are numbers.
    case mostlyNumbers
    /// Texts, though many are days; the order of the numbers in those, if it has to be found.
    case mostlyMoments(isDayFirst: Bool?)
  }

  /// In which order the numbers of a day are, and what shows it.
  public enum Order: Hashable, Sendable {
    /// Day, month, year.
    case dayFirst(Basis)
    /// Month, day, year.
    case monthFirst(Basis)
  }

  /// What shows how cells are read that could be read in two ways.
  public enum Basis: Hashable, Sendable {
    /// The cell in this row, from 0.
    case row(Int)
    /// The other cells of the column.
    case cells
    /// The cells of another column.
    case column(String)
    /// The decimal commas, or the points, of another column.
    case marks(of: String, isComma: Bool)
    /// The sequence of the days.
    case sequence
    /// The language that a person asked for.
    case language
    /// Semicolons between the cells.
    case semicolons
    /// Commas between the cells.
    case commas
    /// The name of the column.
    case name
    /// Nothing: a default is taken.
    case nothing
  }

  /// What shows which of two things cells are.
  public enum Shown: Hashable, Sendable {
    /// A person said so.
    case told
    /// Their form: nothing else is written so.
    case form
    /// The column's name.
    case name
    /// The cell in this row.
    case row(Int)
    /// How they look, of which none is proof.
    case looks
  }

  /// A text of two numbers with a colon between them.
  public struct Pair: Hashable, Sendable {
    /// Such a text.
    public var example: String
    /// Whether they are hours and minutes.
    public var areHours: Bool
    /// Whether nothing shows it.
    public var isOpen: Bool
  }

  /// Why numbers are names.
  public enum Reason: Hashable, Sendable {
    /// Numbers begin with zeros.
    case leadingZeros
    /// The column's name.
    case name
    /// Cells of several parts, such as this version or address.
    case parts(String)
  }
}
