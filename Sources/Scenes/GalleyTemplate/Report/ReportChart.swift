public import GalleyTables

/// A chart of data in a report.
public struct ReportChart: Sendable {
  /// The rows, filtered, sorted and cut as asked.
  public var table: Table
  public var mark: Mark
  public var x: String
  /// The columns along the vertical axis; empty where rows are counted.
  public var y: [String]
  /// The column whose values tell series apart; nil for one series a column.
  public var series: String?
  public var combining: Combining
  /// Whether series stand side by side instead of on each other.
  public var isGrouped: Bool
  /// Whether bars lie: names at the left, values to the right.
  public var isHorizontal: Bool
  /// What is said along the axes; nil for the columns' names.
  public var xTitle: String?
  /// What is said along the vertical axis; nil for the column's name.
  public var yTitle: String?
  /// How numbers are written: grouped, .2, EUR, percent; nil as they are.
  public var format: String?
  /// How high it is, in points; nil for the standard.
  public var height: Double?
  /// How many bins a histogram has; nil decides by the number of values.
  public var bins: Int?
  public var caption: ReportCaption
  /// The language in whose way names that are numbers or days are written; nil keeps the way of the file.
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
