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
    data = fields.required("data", .text("a table or a data file"), "Table of `data`, or a data file.")
    mark = fields.required("mark", .word(Self.marks), "Kind of chart.")
    x = fields.required("x", .text("a column"), "Column of the horizontal axis: names, numbers or dates.")
    y = fields.optional(
      "y", .oneOf(TypedShape<String>.text("a column").map { [$0] }, .list(.text("a column"), noun: "columns")),
      "Column or columns with the values. Without it, the chart counts rows.")
    series = fields.optional("series", .text("a column"), "Column that splits the values into series.")
    combine = fields.optional("combine", .word(Self.combinings), "How to combine rows with the same x.")
    grouped = fields.optional(
      "grouped", .boolean, "Whether bars of several series stand side by side instead of stacked.")
    horizontal = fields.optional("horizontal", .boolean, "Whether bars are horizontal, with their names on the left.")
    rows = ReportRowFields(&fields)
    xTitle = fields.optional("xTitle", .text("a title"), "Caption of the horizontal axis; an empty text hides it.")
    yTitle = fields.optional("yTitle", .text("a title"), "Caption of the value axis (default: the column's name).")
    format = fields.optional("format", .text("a format"), "Format of the values: grouped, .2, EUR, percent.")
    height = fields.optional(
      "height", .number(NumberShape(noun: "a number of points", minimum: 60, maximum: 2000)),
      "Height of the chart (default: 200 pt, or as needed for horizontal bars).")
    bins = fields.optional(
      "bins", .count("a number of bins", from: 1, to: 200),
      "Number of bars in a histogram (default: chosen from the data).")
    caption = ReportCaptionFields(&fields)
  }

  private static let marks = Vocabulary(
    "a mark",
    [
      "bar": "Bars.", "line": "A line.", "area": "A filled area below a line.", "point": "Points.",
      "histogram": "The number of values in each range of x.",
    ])

  private static let combinings = Vocabulary(
    "a rule for rows with the same x",
    [
      "sum": "Values are added (default for bars, lines and areas).", "average": "Values are averaged.",
      "count": "Rows are counted (default without y).", "none": "Every row is shown (default for points).",
    ])
}
