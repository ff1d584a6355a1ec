public import GalleyTables

public struct ReportChart: Sendable {
  /// The rows after filtering, sorting and limiting.
  public var table: Table
  public var mark: Mark
  public var x: String
  /// The columns of the vertical axis; empty to count rows.
  public var y: [String]
  /// The column that divides rows into series. If it is `nil`, each column of ``y`` is a series.
  public var series: String?
  public var combining: Combining
  /// Whether series are side by side instead of stacked.
  public var isGrouped: Bool
  public var isHorizontal: Bool
  /// The title of the horizontal axis (default: the column name).
  public var xTitle: String?
  /// The title of the vertical axis (default: the column name).
  public var yTitle: String?
  /// The number format, such as `grouped`, `.2`, `EUR` or `percent` (default: unchanged).
  public var format: String?
  /// The height in points; `nil` for the default height.
  public var height: Double?
  /// The number of bins in a histogram; `nil` chooses it based on the number of values.
  public var bins: Int?
  public var caption: ReportCaption
  /// The locale for numbers and dates in labels; `nil` keeps the format of the file.
  public var numberLocale: String?
  public var xAxis = Axis()
  public var yAxis = Axis()
  public var seriesOrder = Order.data
  /// The maximum number of series, of which the last one combines all others; `nil` shows every series.
  public var seriesLimit: Int?
  /// The name of the series that combines all others; `nil` uses a word in the language of the report.
  public var otherSeries: String?
  /// The column whose values divide the chart into small charts, one for each value.
  public var panels: String?
  /// The number of small charts side by side; `nil` chooses it based on how many there are.
  public var panelColumns: Int?
  /// Whether values are shown as shares of their stack.
  public var hasShares = false
  /// Whether the sum of each stack is printed.
  public var hasTotals = false
  /// Whether each value is printed.
  public var hasLabels = false
  public var legend = Legend.automatic
  public var trend: Trend?
  /// What the error bars around averages show; nil for no error bars.
  public var errorBars: Spread?
  /// The column with the lower ends of error bars.
  public var low: String?
  /// The column with the upper ends of error bars.
  public var high: String?
  /// The values of the second axis, which is on the right.
  public var second: Second?
  public var lines: [Reference] = []
  public var bands: [Reference] = []

  public enum Mark: String, Hashable, Sendable, CaseIterable {
    case bar
    case line
    case area
    case point
    case histogram
    case pie
    case donut
    case box
    case heat
  }

  public enum Combining: String, Hashable, Sendable, CaseIterable {
    case sum
    case average
    case count
    case none
  }

  /// The settings of one axis. Dates are seconds since 1 January 2001 in UTC.
  public struct Axis: Hashable, Sendable {
    /// The ends of the axis; `nil` chooses them from the values.
    public var domain: ClosedRange<Double>?
    public var format: String?
    public var isLogarithmic = false
    /// The calendar unit, such as a month, by which dates on the axis are grouped.
    public var bin: DateBin?
    public var order = Order.data

    public init() {}
  }

  /// A column with an axis on the right.
  public struct Second: Hashable, Sendable {
    public var column: String
    /// Either ``Mark/line`` or ``Mark/point``.
    public var mark: Mark
    public var axis = Axis()
    /// The axis title (default: the column name).
    public var title: String?

    public init(column: String, mark: Mark = .line) { (self.column, self.mark) = (column, mark) }
  }

  public enum DateBin: String, Hashable, Sendable, CaseIterable {
    case day
    case week
    case month
    case quarter
    case year
  }

  public enum Order: Hashable, Sendable {
    case data
    case name
    case largest
    case smallest
    /// The given values, followed by all others in the order of the data.
    case list([String])
  }

  public enum Legend: String, Hashable, Sendable, CaseIterable {
    case automatic = "auto"
    case below
    case direct
    case none
  }

  public enum Trend: String, Hashable, Sendable, CaseIterable {
    case linear
    case average
  }

  public enum Spread: String, Hashable, Sendable, CaseIterable {
    case deviation
    case standardError
    case confidence
    case range
  }

  /// A line at ``start``, or a band from ``start`` to ``end``.
  public struct Reference: Hashable, Sendable {
    public var start: Double
    public var end: Double
    public var title: String
    /// Whether the value belongs to the axis of ``ReportChart/x``.
    public var isAlong: Bool

    public init(start: Double, end: Double, title: String, isAlong: Bool) {
      (self.start, self.end, self.title, self.isAlong) = (start, end, title, isAlong)
    }
  }
}
