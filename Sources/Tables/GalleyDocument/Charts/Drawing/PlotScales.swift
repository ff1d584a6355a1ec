import GalleyGeometry
import GalleyTables
import GalleyTemplate

/// Chooses the ends of axes.
enum PlotScales {
  static func values(
    _ chart: ReportChart, _ data: ChartData, _ shapes: ChartShapes, count: Double
  ) -> PlotScale {
    let isLogarithmic = chart.yAxis.isLogarithmic
    if let domain = chart.yAxis.domain { return PlotScale(domain: domain, isLogarithmic: isLogarithmic) }
    guard let range = data.range(shapes, chart) else { return PlotScale(domain: 0...1) }
    if isLogarithmic { return .roundedLogarithm(range) }
    if chart.hasShares, range.lowerBound >= 0 { return PlotScale(domain: 0...1, step: 0.2) }
    var scale = PlotScale.rounded(range, count: count, minimumStep: data.isCount ? 1 : 0)
    let isOutside = !chart.isHorizontal && (chart.hasLabels || chart.hasTotals)
    if isOutside, scale.share(range.upperBound) > 0.93 {
      // Leaves space for the values above the bars.
      let room = (scale.domain.upperBound - scale.domain.lowerBound) * 0.1
      scale.domain = scale.domain.lowerBound...scale.domain.upperBound + room
    }
    return scale
  }

  static func along(_ chart: ReportChart, _ data: ChartData) -> PlotScale {
    if data.kind == .names { return PlotScale(domain: -0.5...max(0.5, Double(data.categories.count) - 0.5)) }
    let isLogarithmic = chart.xAxis.isLogarithmic
    if let domain = chart.xAxis.domain { return PlotScale(domain: domain, isLogarithmic: isLogarithmic) }
    var (low, high) = (Double.infinity, -Double.infinity)
    func add(_ value: Double) {
      guard value.isFinite else { return }
      (low, high) = (min(low, value), max(high, value))
    }
    for point in data.points {
      add(point.x)
      add(point.end)
    }
    for box in data.boxes { add(box.x) }
    guard low <= high else { return PlotScale(domain: 0...1) }
    for reference in chart.lines + chart.bands where reference.isAlong {
      add(reference.start)
      add(reference.end)
    }
    if let slot = data.slot { return PlotScale(domain: low - slot / 2...high + slot / 2) }
    if low == high { return PlotScale(domain: single(low, data)) }
    if isLogarithmic { return PlotScale(domain: low...high, isLogarithmic: true) }
    let room = chart.mark == .point ? (high - low) * 0.025 : 0
    return PlotScale(domain: low - room...high + room)
  }

  private static func single(_ value: Double, _ data: ChartData) -> ClosedRange<Double> {
    let room = data.kind == .times ? max(data.bin?.length ?? 0, ChartMoment.day) : max(1, value.magnitude * 0.05)
    return value - room...value + room
  }
}

/// Decides which series names a chart shows, and where.
enum PlotLegends {
  static func entries(_ chart: ReportChart, _ data: ChartData, _ style: PlotStyle) -> [PlotLegend.Entry] {
    var entries: [PlotLegend.Entry] = []
    if data.series.count > 1, ![.pie, .donut, .heat].contains(chart.mark) {
      let sign = sign(of: chart.mark)
      entries = data.series.enumerated().map { PlotLegend.Entry(name: $1, series: $0, sign: sign) }
    }
    if let trend = chart.trend { entries += self.entries(trend, data, style) }
    return entries
  }

  static func sign(of mark: ReportChart.Mark) -> PlotLegend.Sign {
    mark == .line ? .line : mark == .point ? .point : .box
  }

  private static func entries(
    _ trend: ReportChart.Trend, _ data: ChartData, _ style: PlotStyle
  ) -> [PlotLegend.Entry] {
    if trend == .average {
      return [
        PlotLegend.Entry(
          name: style.words.average.replacing("{n}", with: "\(ChartTrend.window)"), series: 0, sign: .trend)
      ]
    }
    var fits: [(Int, Double)] = []
    for series in data.series.indices where data.panels.count == 1 {
      if let fit = ChartTrend(trend, data.points.filter { $0.series == series })?.fit { fits.append((series, fit)) }
    }
    if fits.isEmpty { return [PlotLegend.Entry(name: style.words.linear, series: 0, sign: .trend)] }
    return fits.map { series, fit in
      let name = data.series.count > 1 ? "\(data.series[series]): " : ""
      let digits = style.numbers.plainLabel(fit, step: 0.001)
      return PlotLegend.Entry(name: "\(name)\(style.words.linear), R² = \(digits)", series: series, sign: .trend)
    }
  }

  // MARK: Ends of lines

  static func isDirect(
    _ chart: ReportChart, _ data: ChartData, _ entries: [PlotLegend.Entry], _ style: PlotStyle, in size: Size
  ) -> Bool {
    guard chart.mark == .line, data.series.count > 1, data.panels.count == 1, chart.panels == nil, chart.trend == nil,
      chart.second == nil
    else { return false }
    switch chart.legend {
    case .direct: return true
    case .below, .none: return false
    case .automatic:
      let height = style.pen.lineHeight * 0.92 * Double(data.series.count)
      return height <= size.height - style.em * 5 && directWidth(data, style) <= size.width * 0.3
    }
  }

  static func directWidth(_ data: ChartData, _ style: PlotStyle) -> Double {
    (data.series.map { style.pen.width($0) }.max() ?? 0) + style.em * 1.3
  }

  // MARK: Panels

  static func columns(_ chart: ReportChart, _ count: Int, width: Double, em: Double) -> Int {
    if let columns = chart.panelColumns { return min(columns, max(count, 1)) }
    let most = max(1, min(count, Int(width / (em * 16))))
    let rows = (count + most - 1) / most
    return max(1, (count + rows - 1) / max(rows, 1))
  }
}
