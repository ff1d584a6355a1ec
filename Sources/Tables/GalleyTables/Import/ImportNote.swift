public import GalleyData

/// A finding about a file: a guess, a correction or an omission. No guess is made without a note.
public enum ImportNote: Hashable, Sendable {
  /// The file is not UTF-8 and is read in this encoding. `line` is the first line that is not UTF-8.
  case encoding(TextEncoding, line: Int?)
  /// The file is UTF-8 except for this number of bytes, which are read as windows-1252.
  case strayBytes(Int, line: Int?)
  case delimiter(String)
  /// There is no header row. `example` is a cell that shows this, or nil if an option specified it.
  case noNames(example: String?)
  case namesInComment
  case unprovenNames
  case preamble([String])
  /// The lines above the header are the title and the subtitle of the table.
  case title([String])
  case trimmed(CellChanges)
  case composed(CellChanges)
  case plainSpaces(CellChanges)
  /// The number of cells that are merged over several rows, the names of their columns, and whether some are numbers.
  case merged(Int, columns: [String], hasNumbers: Bool)
  case archived(String)
  case oneObject
  case footer([String])
  case emptyRows(Int)
  case comments([String])
  /// The number of header rows, and the combined names, such as "speed m/s".
  case namesOnRows(Int, [String])
  case emptyColumns(Int)
  /// Rows inside the table, from 0, that add up the rows above them. `example` is the label of the first one.
  case subtotals([Int], example: String)
  /// A total in the last row, which is kept as a note.
  case totalRow(TotalRow)
  case renamed([String])
  case tolerated(ToleratedErrors)
  case pointer(String)
  case sheet(String, others: [String])
  case table(String, others: [String])
  case fixedColumns(Int)
  case words(Int)
  case ruled
  case lists(areColumns: Bool)
  /// Hidden rows and columns of a sheet, which are read like the others, and formulas without a stored value.
  case sheetParts(hiddenRows: Int, hiddenColumns: Int, formulas: Int)
  /// The number of group totals in the outline of a sheet; these rows are left out.
  case outlineTotals(Int)
  case lines
  case meaning(column: String, MeaningEvidence)
}

/// Cells that were normalized, so that cells that look the same have the same text.
public struct CellChanges: Hashable, Sendable {
  public var count = 0
  /// The first changed rows, from 0.
  public var rows: [Int] = []
  public var columns: [String] = []
}

/// A last row that is labelled as the total of the rows above it.
public struct TotalRow: Hashable, Sendable {
  public var word: String
  public var cells: [Cell]

  public struct Cell: Hashable, Sendable {
    public var column: String
    public var text: String
    /// Whether the cells of the column add up to the total; nil if most of them are not numbers.
    public var isSum: Bool?
    /// The rows, from 0, whose cells are not numbers and therefore not included in the sum.
    public var unreadRows: [Int] = []
  }
}

/// The detected meaning of a column's cells, with the evidence for it.
public struct MeaningEvidence: Hashable, Sendable {
  public var finding: Finding
  public var count: Int
  /// The number of non-empty cells, without marks for missing values.
  public var filled: Int
  /// The number of cells that mark missing values, such as "n/a".
  public var missing = 0
  /// The first rows, from 0, whose cells have another meaning.
  public var others: [Int] = []
  public var isReported = false

  public enum Finding: Hashable, Sendable {
    case number(mark: String, unit: String?)
    /// Ambiguous numbers, the decimal mark with which they are read, an example, and the evidence.
    case openNumber(mark: String, example: String, Basis)
    /// Dates or times. `order` is the order of day and month if it had to be detected.
    case moment(hasTime: Bool, order: Order?, isUTC: Bool, hasShortYears: Bool)
    /// Durations or times of day, the evidence, and an example of a value with only two numbers.
    case time(isClock: Bool, shown: Shown, pair: Pair?)
    /// Sizes or large counts. `openSigns` are the prefixes that could mean powers of 1,000 or of 1,024, and `factor` is
    /// the chosen meaning.
    case size(isCount: Bool, openSigns: [String], factor: Int)
    case boolean
    case identifier(Reason)
    case mixedUnits([String])
    case mostlyNumbers
    /// Text, although many cells are dates. `isDayFirst` is the order of their numbers if it had to be detected.
    case mostlyMoments(isDayFirst: Bool?)
  }

  /// The order of day and month in dates, with the evidence for it.
  public enum Order: Hashable, Sendable {
    case dayFirst(Basis)
    case monthFirst(Basis)
  }

  /// The evidence for how to read ambiguous cells.
  public enum Basis: Hashable, Sendable {
    /// The cell in this row, from 0, is unambiguous.
    case row(Int)
    case cells
    case column(String)
    /// The decimal mark of another column.
    case marks(of: String, isComma: Bool)
    case sequence
    case language
    case semicolons
    case commas
    case name
    /// There is no evidence, so the default applies.
    case nothing
  }

  public enum Shown: Hashable, Sendable {
    case given
    case form
    case name
    case row(Int)
    case styles
  }

  /// A value that consists of two numbers with a colon between them.
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
