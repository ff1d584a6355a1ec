import GalleyCharts
import GalleyGeometry
import GalleyTemplate
import GalleyText
import GalleyViews

struct ReportChartView: View {
  let chart: ReportChart
  let data: ChartData
  let accent: Color
  let written: (Double) -> String
  let writtenAlong: (Double) -> String

  static let colors: [Color] =
    hues + hues.map { $0.mix(with: .white, by: 0.5) } + hues.map { $0.mix(with: .black, by: 0.35) }

  /// Colours that are distinguishable for most eyes and in grey (Okabe and Ito, 2008).
  private static let hues: [Color] = [
    Color(red: 0, green: 0.447, blue: 0.698), Color(red: 0.902, green: 0.624, blue: 0),
    Color(red: 0, green: 0.62, blue: 0.451), Color(red: 0.835, green: 0.369, blue: 0),
    Color(red: 0.8, green: 0.475, blue: 0.655), Color(red: 0.337, green: 0.706, blue: 0.914),
    Color(red: 0.55, green: 0.5, blue: 0.1), Color(red: 0.35, green: 0.35, blue: 0.38),
  ]

  private var xTitle: String { chart.xTitle ?? (data.kind == .names ? "" : chart.x) }

  private var yTitle: String {
    chart.yTitle ?? (chart.y.isEmpty ? "" : chart.y.count == 1 ? chart.y[0] : "")
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      // The title is next to its axis, not at the opposite end.
      if !above.isEmpty { Text(verbatim: above).font(.caption).foregroundStyle(.secondary) }
      framed
        .chartForegroundStyleScale(range: data.series.count > 1 ? Self.colors : [accent])
        .chartLegend(data.series.count > 1 ? .visible : .hidden)
    }
  }

  private var above: String { chart.isHorizontal ? xTitle : yTitle }

  @ViewBuilder private var framed: some View {
    if chart.isHorizontal {
      values.chartXAxis { numbers }.chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
        .chartXAxisLabel(yTitle)
    } else {
      if data.kind == .numbers {
        values.chartXAxis { numbersAlong }.chartYAxis { numbers }.chartXAxisLabel(xTitle)
      } else {
        values.chartYAxis { numbers }.chartXAxisLabel(xTitle)
      }
    }
  }

  @ViewBuilder private var numbers: some View {
    let position = chart.isHorizontal ? AxisMarkPosition.bottom : .leading
    if data.wholeCounts.isEmpty {
      AxisMarks(position: position) { number($0) }
    } else {
      AxisMarks(position: position, values: data.wholeCounts) { number($0) }
    }
  }

  @ViewBuilder private func number(_ value: AxisValue) -> some View {
    AxisGridLine()
    AxisValueLabel { Text(verbatim: written(value.as(Double.self) ?? 0)) }
  }

  @ViewBuilder private var numbersAlong: some View {
    if data.wholePlaces.isEmpty {
      AxisMarks { numberAlong($0) }
    } else {
      AxisMarks(values: data.wholePlaces) { numberAlong($0) }
    }
  }

  @ViewBuilder private func numberAlong(_ value: AxisValue) -> some View {
    AxisGridLine()
    AxisValueLabel { Text(verbatim: writtenAlong(value.as(Double.self) ?? 0)) }
  }

  private var values: some View {
    Chart {
      ForEach(Array(data.points.enumerated()), id: \.offset) { entry in
        mark(of: entry.element)
      }
    }
    // Axes of bars and areas include zero, those of lines and points do not. The first horizontal bar is at the top.
    .chartXScale(domain: .automatic(includesZero: chart.isHorizontal || data.kind != .numbers))
    .chartYScale(
      domain: .automatic(
        includesZero: chart.mark != .line && chart.mark != .point, reversed: chart.isHorizontal))
  }

  @ChartContentBuilder private func mark(of point: ChartData.Point) -> some ChartContent {
    let name = data.series.indices.contains(point.series) ? data.series[point.series] : ""
    plain(point).foregroundStyle(by: .value("", name))
  }

  private func gap(_ point: ChartData.Point) -> Double { ((point.end ?? point.x.along) - point.x.along) * 0.02 }

  @ChartContentBuilder private func plain(_ point: ChartData.Point) -> some ChartContent {
    let x = PlottableValue("x", PlottedPlace(point.x), over: nil)
    let y = PlottableValue("y", point.y, over: nil)
    switch chart.mark {
    case .histogram:
      RectangleMark(
        xStart: .value("from", point.x.along + gap(point)),
        xEnd: .value("to", (point.end ?? point.x.along) - gap(point)),
        yStart: .value("0", 0.0), yEnd: .value("count", point.y))
    case .bar where chart.isHorizontal: BarMark(x: y, y: x)
    case .bar where chart.isGrouped:
      BarMark(x: x, y: y).position(by: .value("series", data.series[point.series]))
    case .bar: BarMark(x: x, y: y)
    case .line where data.lone.contains(point.series), .area where data.lone.contains(point.series):
      PointMark(x: x, y: y)
    case .line: LineMark(x: x, y: y)
    case .area: AreaMark(x: x, y: y)
    case .point: PointMark(x: x, y: y)
    }
  }
}

struct PlottedPlace: Plottable, PrimitivePlottableProtocol, Hashable {
  let _plotted: PlottedValue

  init(_ plotted: PlottedValue) { _plotted = plotted }

  init?(_plotted: PlottedValue) { self._plotted = _plotted }
}
