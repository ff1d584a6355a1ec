import GalleyGeometry
import GalleyPicture
import GalleyPrint
import GalleyRender
import GalleyStage
import GalleyTables
import GalleyTemplate
import GalleyText

struct ChartDrawing {
  private(set) var chart: ReportChart
  private(set) var data: ChartData
  private let language: String
  private let style: PageStyle
  private let renderContext: RenderContext

  /// The font size at a scale of 1, in points.
  private static let fontSize = 11.0

  init(_ chart: ReportChart, language: String, _ style: PageStyle, _ renderContext: RenderContext) {
    var chart = chart.inUnits
    chart.otherSeries = chart.otherSeries ?? PrintLabels(language: language).charts.other
    self.chart = chart
    data = ChartData(chart)
    self.language = language
    self.style = style
    self.renderContext = renderContext
  }

  /// Returns the size of the chart. The height depends on the number of bars in a horizontal chart, on the number of
  /// series in a heat map, and on the number of rows in a grid of small charts. `minimum` is the height of the page,
  /// which limits the height of the chart.
  func size(width: Double, minimum height: Double = .infinity) -> Size {
    var own = 200.0
    let columns = PlotLegends.columns(chart, data.panels.count, width: width, em: 7.7)
    let rows = Double((data.panels.count + columns - 1) / columns)
    if chart.isHorizontal {
      let bars = data.kind == .names ? data.categories.count : Set(data.points.map(\.x)).count
      own = max(70, 44 + 22 * Double(bars) * rows)
    } else if chart.mark == .heat {
      own = max(90, 70 + 20 * Double(data.series.count))
    } else if chart.panels != nil {
      own = 60 + 112 * rows
    }
    return Size(width: width, height: min(chart.height ?? min(own, height * 0.62), height * 0.9))
  }

  func items(_ size: Size, scale: Double, isDark: Bool = false) -> [Picture.Item] {
    plot(size, scale: scale, isDark: isDark).items
  }

  func plot(_ size: Size, scale: Double, isDark: Bool = false) -> ChartPlot {
    ChartPlot(
      chart, data, plotStyle(scale: scale, isDark: isDark), titles: (xTitle, yTitle),
      second: second(scale: scale, isDark: isDark), in: size)
  }

  var table: ChartTable {
    ChartTable(
      chart, data, plotStyle(scale: 1, isDark: false), titles: (xTitle, yTitle), second: second(scale: 1, isDark: false)
    )
  }

  /// Returns the caption and the ranges of the columns, for people who cannot see the chart.
  func alternative(title: String) -> String {
    [title, table.description].filter { !$0.isEmpty }.joined(separator: title.hasSuffix(".") ? " " : ". ")
  }

  private func second(scale: Double, isDark: Bool) -> PlotSecond? {
    PlotSecond(chart, after: data) { own in
      var drawing = self
      drawing.chart = own
      drawing.data = ChartData(own)
      return drawing.plotStyle(scale: scale, isDark: isDark)
    }
  }

  // MARK: Titles

  var titles: (x: String, y: String) { (xTitle, yTitle) }

  private var xTitle: String { chart.xTitle ?? (data.kind == .names || data.bin != nil ? "" : chart.x) }

  private var yTitle: String {
    if let title = chart.yTitle { return title }
    // Without values, the axis counts rows.
    if data.isCount || chart.y.isEmpty { return chart.hasShares ? "" : PrintLabels(language: language).report.rows }
    return chart.y.count == 1 ? chart.y[0] : ""
  }

  // MARK: Style

  /// The shortest span between ticks. If the dates have no times, there are no ticks within a day.
  private var shortestBin: ReportChart.DateBin? {
    chart.table.columnIndex(chart.x).flatMap { chart.table.columns[$0].kind == .date ? .day : nil }
  }

  /// Whether all values are whole numbers. If so, values are written without decimals.
  private var isWhole: Bool {
    data.boxes.isEmpty && data.points.allSatisfy { $0.y == $0.y.rounded() }
  }

  func plotStyle(scale: Double, isDark: Bool) -> PlotStyle {
    let colors = style.colors
    let pen = PlotPen(
      engine: renderContext.engine, family: style.fonts.text, language: language,
      direction: LineSetter.direction(of: language), size: Self.fontSize * scale)
    let locale = chart.numberLocale ?? language
    let words = PrintLabels(language: language)
    return PlotStyle(
      pen: pen, ink: isDark ? RGBA(236, 236, 240) : colors.text, muted: isDark ? RGBA(161, 161, 168) : colors.muted,
      rule: isDark ? RGBA(56, 56, 61) : colors.rule, paper: isDark ? RGBA(24, 24, 26) : colors.paper,
      accent: isDark ? colors.accent.inDark : colors.accent, isDark: isDark, numbers: numbers, along: along,
      calendar: CalendarTicks(locale: locale, bin: data.bin ?? shortestBin, isWritten: chart.xAxis.format == "date"),
      emptyText: words.tables.empty, countTitle: words.report.rows, words: words.charts)
  }

  private var numbers: PlotNumbers {
    let column = chart.y.first.flatMap(chart.table.columnIndex).map { chart.table.columns[$0] }
    let symbols = NumberSymbols(of: column, locale: chart.numberLocale, language: language)
    return PlotNumbers(format: chart.format, symbols: symbols, isWhole: isWhole)
  }

  private var along: PlotNumbers {
    let column = chart.table.columnIndex(chart.x).map { chart.table.columns[$0] }
    let symbols = NumberSymbols(of: column, locale: chart.numberLocale, language: language)
    let isGrouped = column.map(ColumnTexts.areGrouped) ?? true
    return PlotNumbers(format: chart.xAxis.format, symbols: symbols, isGrouped: isGrouped)
  }
}
