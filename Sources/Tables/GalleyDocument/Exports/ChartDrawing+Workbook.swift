import GalleyPicture
import GalleyTables
import GalleyTemplate

extension ChartDrawing {
  /// The maximum number of points. Workbook programs are slow with more.
  private static let workbookLimit = 4000
  /// The number of days from 30 December 1899 to 1 January 2001.
  private static let workbookEpoch = 36_892.0

  /// Returns the chart for a workbook, or nil if workbook programs do not have such charts, for example small charts
  /// and box plots.
  func workbookChart(title: String) -> WorkbookChart? {
    guard let kind = workbookKind, data.panels.count == 1, data.boxes.isEmpty, chart.second == nil,
      !data.points.isEmpty, data.points.count <= Self.workbookLimit
    else { return nil }
    let places = kind == .scatter ? data.points.map(\.x) : Set(data.points.map(\.x)).sorted()
    let names = data.series.isEmpty ? [""] : data.series
    var values = [[Double?]](repeating: [Double?](repeating: nil, count: places.count), count: names.count)
    let indices = Dictionary(places.enumerated().map { ($1, $0) }) { first, _ in first }
    for (number, point) in data.points.enumerated() {
      guard let index = kind == .scatter ? number : indices[point.x] else { continue }
      // Only a scatter plot can have several values at one position, and this chart is not one.
      if values[point.series][index] != nil { return nil }
      values[point.series][index] = point.y
    }
    let style = plotStyle(scale: 1, isDark: false)
    var own = WorkbookChart(
      kind: kind, title: title, categories: categories(places, kind, style),
      series: zip(names, values).enumerated().map { index, series in
        let name = series.0.isEmpty ? titles.y.isEmpty ? style.countTitle : titles.y : series.0
        return .init(name: name, values: series.1, color: style.color(index, of: data).hexadecimal)
      })
    own.field = data.isCount ? nil : chart.y.first
    own.format = chart.format
    own.categoryTitle = chart.x
    if case .pie = kind {
      own.sliceColors = places.indices.map { PlotPalette.color($0, isDark: false).hexadecimal }
    }
    (own.xTitle, own.yTitle) = titles
    own.isLogarithmic = chart.yAxis.isLogarithmic
    return own
  }

  private var workbookKind: WorkbookChart.Kind? {
    let stacking: WorkbookChart.Stacking =
      chart.isGrouped || data.series.count < 2 ? .grouped : chart.hasShares ? .shares : .stacked
    switch chart.mark {
    case .bar: return .bar(isHorizontal: chart.isHorizontal, stacking)
    case .histogram: return .histogram
    case .line: return .line
    case .area: return .area(stacking)
    case .point: return data.kind == .numbers ? .scatter : nil
    case .pie, .donut: return .pie(isRing: chart.mark == .donut)
    case .box, .heat: return nil
    }
  }

  private func categories(
    _ places: [Double], _ kind: WorkbookChart.Kind, _ style: PlotStyle
  ) -> WorkbookChart.Categories {
    if kind == .histogram {
      let ends = Dictionary(data.points.map { ($0.x, $0.end) }) { first, _ in first }
      return .names(places.map { "\(style.along.text($0)) – \(style.along.text(ends[$0] ?? $0))" })
    }
    let isBar = if case .bar = kind { true } else { false }
    switch data.kind {
    case .numbers where !isBar && kind != .area(.grouped) && kind != .area(.stacked) && kind != .area(.shares):
      return .numbers(places)
    case .times where !isBar && data.bin != .quarter:
      let days = places.map { $0 / 86_400 + Self.workbookEpoch }
      // Date axes in workbooks have no times.
      return days.allSatisfy { $0 == $0.rounded() } ? .dates(days) : .names(places.map { style.text($0, of: data) })
    default: return .names(places.map { style.text($0, of: data) })
    }
  }
}

extension RGBA {
  /// The colour: red, green and blue as six hexadecimal digits.
  fileprivate var hexadecimal: String {
    [red, green, blue].map { part in
      let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
