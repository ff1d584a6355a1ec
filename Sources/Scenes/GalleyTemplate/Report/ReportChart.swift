public import GalleyTables

public struct ReportChart: Sendable {
  /// The rows after filtering, sorting and limiting.
  public var table: Table
  public var mark: Mark
  public var x: String
  /// The columns of the vertical axis; empty to count rows.
  public var y: [String]
  /// The column that divides rows into series; `nil` makes each column of ``y`` a series.
  public var series: String?
  public var combining: Combining
  /// Whether series are side by side instead of stacked.
  public var isGrouped: Bool
  public var isHorizontal: Bool
  /// The axis title (default: the column name).
  public var xTitle: String?
  /// The axis title (default: the column name).
  public var yTitle: String?
  /// The number format, such as `grouped`, `.2`, `EUR` or `percent` (default: unchanged).
  public var format: String?
  /// The height in points; `nil` for the default height.
  public var height: Double?
  /// The number of bins of a histogram; `nil` derives it from the number of values.
  public var bins: Int?
  public var caption: ReportCaption
  /// The locale for numbers and dates in labels; `nil` keeps the format of the file.
  public var numberLocale: String?

  public enum Mark: String, Hashable, Sendable, CaseIterable {
    case bar
    case line
    case area
    case point
    case histogram
  }

  public enum Combining: String, Hashable, Sendable, CaseIterable {
    case sum
    case average
    case count
    case none
  }
}

struct ReportChartKeys: RecordKeys {
  let data: TypedField<String>
  let mark: TypedField<ReportChart.Mark>
  let x: TypedField<String>
  let y: TypedField<[String]?>
  let series: TypedField<String?>
  let combine: TypedField<ReportChart.Combining?>
  let grouped: TypedField<Bool?>
  let horizontal: TypedField<Bool?>
  package let rows: ReportRowFields
  let xTitle: TypedField<String?>
  let yTitle: TypedField<String?>
  let format: TypedField<String?>
  let height: TypedField<Double?>
  let bins: TypedField<Int?>
  let caption: ReportCaptionFields

  init(_ fields: inout RecordFields) {
    data = fields.required("data", .text("a table or a data file"), "A table of `data`, or a data file.")
    mark = fields.required("mark", .word(Self.marks), "How values are shown.")
    x = fields.required("x", .text("a column"), "The column along the horizontal axis: names, numbers or days.")
    y = fields.optional(
      "y", .oneOf(TypedShape<String>.text("a column").map { [$0] }, .list(.text("a column"), noun: "columns")),
      "The column with the values, or several; rows are counted by default.")
    series = fields.optional("series", .text("a column"), "The column whose values tell series apart.")
    combine = fields.optional("combine", .word(Self.combinings), "What becomes of rows with the same x.")
    grouped = fields.optional("grouped", .boolean, "Whether bars of series stand side by side, not on each other.")
    horizontal = fields.optional("horizontal", .boolean, "Whether bars lie, with their names at the left.")
    rows = ReportRowFields(&fields)
    xTitle = fields.optional("xTitle", .text("a title"), "What is said below the chart; empty says nothing.")
    yTitle = fields.optional("yTitle", .text("a title"), "What is said beside the values; the column by default.")
    format = fields.optional("format", .text("a format"), "How values are written: grouped, .2, EUR, percent.")
    height = fields.optional(
      "height", .number(NumberShape(noun: "a number of points", minimum: 60, maximum: 2000)),
      "How high it is; 200 by default, and as its bars need where they lie.")
    bins = fields.optional(
      "bins", .count("a number of bins", from: 1, to: 200), "How many bars a histogram has; found by default.")
    caption = ReportCaptionFields(&fields)
  }

  private static let marks = Vocabulary(
    "a mark",
    [
      "bar": "Bars.", "line": "A line.", "area": "The area below a line.", "point": "Points.",
      "histogram": "How many values of x lie in each stretch.",
    ])

  private static let combinings = Vocabulary(
    "what becomes of rows with the same x",
    [
      "sum": "They are added up; the default of bars, lines and areas.", "average": "They are averaged.",
      "count": "They are counted; the default without y.", "none": "Each is shown; the default of points.",
    ])
}
