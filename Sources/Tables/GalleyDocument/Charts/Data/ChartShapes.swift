import GalleyTemplate

/// Bars and areas after stacking, in the units of the data.
struct ChartShapes {
  private(set) var bars: [Bar] = []
  /// The areas of each panel, starting at the axis.
  private(set) var areas: [Area] = []
  private(set) var totals: [Total] = []
  /// The number of bars side by side at one position.
  private(set) var parts = 1

  struct Bar: Hashable {
    var x: Double
    var end: Double
    var start: Double
    var stop: Double
    var part: Int
    var point: ChartData.Point
  }

  struct Area: Hashable {
    var panel: Int
    var series: Int
    var places: [Double]
    var low: [Double]
    var high: [Double]
  }

  struct Total: Hashable {
    var x: Double
    var panel: Int
    var value: Double
    var top: Double
  }

  init(_ data: ChartData, _ chart: ReportChart) {
    switch chart.mark {
    case .bar: stackBars(data, chart)
    case .histogram:
      bars = data.points.map { Bar(x: $0.x, end: $0.end, start: 0, stop: $0.y, part: 0, point: $0) }
    case .area: stackAreas(data, chart)
    case .line, .point, .pie, .donut, .box, .heat: break
    }
  }

  private mutating func stackBars(_ data: ChartData, _ chart: ReportChart) {
    parts = chart.isGrouped ? max(1, data.series.count) : 1
    var start = 0
    while start < data.points.count {
      let first = data.points[start]
      var end = start + 1
      while end < data.points.count, data.points[end].x == first.x, data.points[end].panel == first.panel { end += 1 }
      let points = data.points[start..<end]
      let whole = points.reduce(0) { $0 + $1.y.magnitude }
      var (above, below, sum) = (0.0, 0.0, 0.0)
      for point in points {
        let value = chart.hasShares && whole > 0 ? point.y / whole : point.y
        var bar = Bar(x: point.x, end: .nan, start: 0, stop: value, part: 0, point: point)
        if chart.isGrouped {
          bar.part = point.series
        } else if value < 0 {
          (bar.start, bar.stop) = (below, below + value)
          below += value
        } else {
          (bar.start, bar.stop) = (above, above + value)
          above += value
        }
        sum += point.y
        bars.append(bar)
      }
      totals.append(Total(x: first.x, panel: first.panel, value: sum, top: above))
      start = end
    }
  }

  private mutating func stackAreas(_ data: ChartData, _ chart: ReportChart) {
    for panel in data.panels.indices {
      let points = data.points.filter { $0.panel == panel }
      let places = Set(points.map(\.x)).sorted()
      let indices = Dictionary(places.enumerated().map { ($1, $0) }) { first, _ in first }
      var values = [[Double]](
        repeating: [Double](repeating: 0, count: places.count), count: max(1, data.series.count))
      for point in points {
        if let index = indices[point.x] { values[point.series][index] += point.y }
      }
      if chart.hasShares {
        for index in places.indices {
          let whole = values.reduce(0) { $0 + $1[index].magnitude }
          if whole > 0 { for series in values.indices { values[series][index] /= whole } }
        }
      }
      var low = [Double](repeating: 0, count: places.count)
      for series in values.indices {
        let high = zip(low, values[series]).map { $0 + $1 }
        areas.append(Area(panel: panel, series: series, places: places, low: low, high: high))
        low = high
      }
    }
  }
}

extension ChartData {
  /// Returns the range of the values, including error bars and reference lines, or nil if there are no values.
  func range(_ shapes: ChartShapes, _ chart: ReportChart) -> ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    func add(_ value: Double) {
      guard value.isFinite, !chart.yAxis.isLogarithmic || value > 0 else { return }
      (low, high) = (min(low, value), max(high, value))
    }
    for bar in shapes.bars {
      add(bar.start)
      add(bar.stop)
    }
    for area in shapes.areas { for value in area.high { add(value) } }
    if chart.mark != .area, chart.mark != .bar || !chart.hasShares {
      for point in points {
        if shapes.bars.isEmpty { add(point.y) }
        add(point.low)
        add(point.high)
      }
    }
    for box in boxes { for value in [box.figures.lower, box.figures.upper] + box.figures.outliers { add(value) } }
    guard low <= high else { return nil }
    for reference in chart.lines + chart.bands where !reference.isAlong {
      add(reference.start)
      add(reference.end)
    }
    if includesZero(chart, low...high) {
      add(0)
    }
    return low...high
  }

  /// Returns whether the axis includes zero. Bars and stacks start at zero. The area of a single column starts at zero
  /// unless its values are far from it.
  private func includesZero(_ chart: ReportChart, _ range: ClosedRange<Double>) -> Bool {
    guard !chart.yAxis.isLogarithmic else { return false }
    switch chart.mark {
    case .bar, .histogram: return true
    case .area: return series.count > 1 || isCount || range.lowerBound < range.upperBound / 2 || chart.hasShares
    case .line, .point, .box, .pie, .donut, .heat: return false
    }
  }
}
