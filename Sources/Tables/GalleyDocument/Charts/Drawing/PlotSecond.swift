import GalleyTemplate

/// The values of a second axis on the right, drawn as another chart at the positions of the first one.
struct PlotSecond {
  let chart: ReportChart
  let data: ChartData
  let title: String
  let style: PlotStyle

  /// The number of a palette colour that differs clearly from the colour of a single series.
  private static let color = 3

  /// `data` are the values of the first axis.
  init?(_ chart: ReportChart, after data: ChartData, makeStyle: (ReportChart) -> PlotStyle) {
    guard let second = chart.second else { return nil }
    var own = chart
    own.mark = second.mark
    own.y = [second.column]
    (own.series, own.second, own.trend, own.errorBars, own.low, own.high) = (nil, nil, nil, nil, nil, nil)
    (own.lines, own.bands) = ([], [])
    own.yAxis = second.axis
    own.format = second.axis.format
    // The names have the same order as on the first axis.
    own.xAxis.order = data.kind == .names ? .list(data.categories) : .data
    if second.mark == .line, own.combining == .none { own.combining = chart.mark == .point ? .average : .none }
    self.chart = own
    self.data = ChartData(own)
    title = second.title ?? second.column
    var plotStyle = makeStyle(own)
    plotStyle.firstColor = data.series.count > 1 ? data.series.count : Self.color
    self.style = plotStyle
  }

  var shapes: ChartShapes { ChartShapes(data, chart) }

  func entries(_ first: String, _ firstSign: PlotLegend.Sign, isSingle: Bool) -> [PlotLegend.Entry] {
    let own = PlotLegend.Entry(name: title, series: 0, sign: chart.mark == .line ? .line : .point, isSecond: true)
    return (isSingle ? [PlotLegend.Entry(name: first, series: 0, sign: firstSign)] : []) + [own]
  }
}
