import GalleyPicture
import GalleyTables

/// The colours, fonts and labels of a chart.
struct PlotStyle {
  var pen: PlotPen
  let ink: RGBA
  let muted: RGBA
  let rule: RGBA
  let paper: RGBA
  let accent: RGBA
  let isDark: Bool
  /// Formats the values.
  let numbers: PlotNumbers
  /// Formats the positions of a chart whose positions are numbers.
  let along: PlotNumbers
  let calendar: CalendarTicks
  let emptyText: String
  /// The axis title for values that are row counts.
  let countTitle: String
  let words: PrintLabels.Charts
  /// The number of the first series' colour, if another chart uses the colours before it.
  var firstColor: Int?

  var em: Double { pen.size }

  func color(_ series: Int, of data: ChartData) -> RGBA {
    if let firstColor { return PlotPalette.color(firstColor + series, isDark: isDark) }
    return data.series.count > 1 ? PlotPalette.color(series, isDark: isDark) : accent
  }

  /// Returns the position of a value as text, for tables and descriptions.
  func text(_ x: Double, of data: ChartData) -> String {
    switch data.kind {
    case .names:
      let index = Int(x)
      return data.categories.indices.contains(index) ? data.categories[index] : ""
    case .numbers: return along.text(x)
    case .times: return calendar.text(x)
    }
  }
}
