struct ReportChartKeys: RecordKeys {
  let data: TypedField<String>
  let mark: TypedField<ReportChart.Mark>
  let x: TypedField<WrittenAxis<ChartXKeys>>
  let y: TypedField<WrittenAxis<ChartYKeys>?>
  let second: TypedField<WrittenAxis<ChartSecondKeys>?>
  let series: TypedField<WrittenAxis<ChartSeriesKeys>?>
  let combine: TypedField<ReportChart.Combining?>
  let grouped: TypedField<Bool?>
  let horizontal: TypedField<Bool?>
  let shares: TypedField<Bool?>
  let totals: TypedField<Bool?>
  let labels: TypedField<Bool?>
  let legend: TypedField<ReportChart.Legend?>
  let panels: TypedField<String?>
  let panelColumns: TypedField<Int?>
  let trend: TypedField<ReportChart.Trend?>
  let errorBars: TypedField<ReportChart.Spread?>
  let low: TypedField<String?>
  let high: TypedField<String?>
  let lines: TypedField<[TypedRecord<ChartLineKeys>]?>
  let bands: TypedField<[TypedRecord<ChartBandKeys>]?>
  package let rows: ReportRowFields
  let xTitle: TypedField<String?>
  let yTitle: TypedField<String?>
  let format: TypedField<String?>
  let height: TypedField<Double?>
  let bins: TypedField<Int?>
  let caption: ReportCaptionFields

  init(_ fields: inout RecordFields) {
    data = fields.required("data", .text("a table or a data file"), "Table from `data`, or a data file.")
    mark = fields.required("mark", .word(Self.marks), "Kind of chart.")
    x = fields.required(
      "x", WrittenAxis.shape("x axis", "Horizontal axis."),
      "Column of the horizontal axis: names, numbers or dates.")
    y = fields.optional(
      "y", WrittenAxis.listShape("y axis", "Value axis."),
      "Column or columns with the values. Without it, the chart counts rows.")
    second = fields.optional(
      "y2", WrittenAxis.shape("second axis", "Second value axis."),
      "Column with values in another unit, drawn as a line with a second axis on the right.")
    series = fields.optional(
      "series", WrittenAxis.shape("series", "Series of a chart."), "Column that splits the values into series.")
    combine = fields.optional("combine", .word(Self.combinings), "How to combine rows with the same x.")
    grouped = fields.optional(
      "grouped", .boolean, "Whether bars of several series are side by side instead of stacked.")
    horizontal = fields.optional("horizontal", .boolean, "Whether bars are horizontal, with their names on the left.")
    shares = fields.optional("shares", .boolean, "Whether stacked bars and areas show each series as a share of 100 %.")
    totals = fields.optional("totals", .boolean, "Whether the sum of each stack is printed beside it.")
    labels = fields.optional("labels", .boolean, "Whether the value of each bar or slice is printed.")
    legend = fields.optional("legend", .word(Self.legends), "Where to show the names of the series.")
    panels = fields.optional(
      "panels", .text("a column"),
      "Column that splits the chart into small ones, one for each value, all with the same axes.")
    panelColumns = fields.optional(
      "panelColumns", .count("a number of charts", from: 1, to: 12),
      "Number of small charts per row (default: depends on how many there are).")
    trend = fields.optional("trend", .word(Self.trends), "Trend line of each series; the legend names its method.")
    errorBars = fields.optional(
      "errorBars", .word(Self.spreads), "Error bars around averages, computed from the averaged rows.")
    low = fields.optional("low", .text("a column"), "Column with the lower ends of error bars.")
    high = fields.optional("high", .text("a column"), "Column with the upper ends of error bars.")
    lines = fields.optional(
      "lines", .list(.record("reference line", "Line across the chart."), noun: "reference lines"),
      "Lines across the chart, such as a target.")
    bands = fields.optional(
      "bands", .list(.record("reference band", "Tinted band across the chart."), noun: "reference bands"),
      "Tinted bands across the chart, such as a normal range.")
    rows = ReportRowFields(&fields)
    xTitle = fields.optional("xTitle", .text("a title"), "Caption of the horizontal axis; an empty string hides it.")
    yTitle = fields.optional("yTitle", .text("a title"), "Caption of the value axis (default: the column's name).")
    format = fields.optional("format", .text("a format"), "Format of the values: grouped, .2, EUR, percent.")
    height = fields.optional(
      "height", .number(NumberShape(noun: "a number of points", minimum: 60, maximum: 2000)),
      "Height of the chart (default: 200 pt, or as needed for horizontal bars and small charts).")
    bins = fields.optional(
      "bins", .count("a number of bins", from: 1, to: 200),
      "Number of bars in a histogram (default: chosen from the data).")
    caption = ReportCaptionFields(&fields)
  }

  private static let marks = Vocabulary(
    "a mark",
    [
      "bar": "Bars.", "line": "A line.", "area": "A filled area below a line.", "point": "Points.",
      "histogram": "The number of values in each range of x.", "pie": "Slices of a circle; x contains their names.",
      "donut": "Slices of a ring.",
      "box": "Quartiles of y (linear interpolation), whiskers up to 1.5 times the interquartile range, and outliers.",
      "heat": "A grid of cells: the larger y, the darker the cell. Each series is a row.",
    ])

  private static let combinings = Vocabulary(
    "a rule for rows with the same x",
    [
      "sum": "Values are added (default for bars, lines and areas).", "average": "Values are averaged.",
      "count": "Rows are counted (default without y).", "none": "Every row is shown (default for points).",
    ])

  private static let legends = Vocabulary(
    "a legend position",
    [
      "auto": "At the ends of lines if the names fit there, otherwise below the chart (default).",
      "below": "Below the chart.", "direct": "At the ends of the lines.", "none": "Nowhere.",
    ])

  private static let trends = Vocabulary(
    "a trend line",
    ["linear": "A straight line fitted by least squares.", "average": "A centred moving average of 7 values."])

  private static let spreads = Vocabulary(
    "a kind of error bars",
    [
      "deviation": "One sample standard deviation.",
      "standardError": "One standard error of the mean.",
      "confidence": "The 95 % confidence interval of the mean, 1.96 standard errors.",
      "range": "From the smallest to the largest value.",
    ])
}
