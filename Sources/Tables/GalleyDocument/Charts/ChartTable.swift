import GalleyPrint
import GalleyTemplate

/// The values of a chart as text: a description in one sentence, and a table for a web page.
struct ChartTable {
  private let chart: ReportChart
  private let data: ChartData
  private let style: PlotStyle
  private let titles: (x: String, y: String)
  private let second: PlotSecond?
  private let secondTexts: [Double: String]

  /// The maximum number of rows. A larger table would make a web page slow.
  static let rowLimit = 500

  init(
    _ chart: ReportChart, _ data: ChartData, _ style: PlotStyle, titles: (x: String, y: String),
    second: PlotSecond? = nil
  ) {
    (self.chart, self.data, self.style, self.titles, self.second) = (chart, data, style, titles, second)
    let texts = second.map { own in own.data.points.map { ($0.x, own.style.numbers.text($0.y)) } } ?? []
    secondTexts = Dictionary(texts) { first, _ in first }
  }

  /// The columns with their ranges, as text that does not depend on the language.
  var description: String {
    guard let first = data.places.first, let last = data.places.last else { return style.emptyText }
    var parts = ["\(chart.x): \(style.text(first, of: data)) – \(style.text(last, of: data))"]
    let values = data.values
    if let low = values.min(), let high = values.max() {
      let name = titles.y.isEmpty ? chart.y.joined(separator: ", ") : titles.y
      let range = low == high ? style.numbers.text(low) : "\(style.numbers.text(low)) – \(style.numbers.text(high))"
      parts.append(name.isEmpty ? range : "\(name): \(range)")
    }
    if let second, let low = second.data.values.min(), let high = second.data.values.max() {
      parts.append("\(second.title): \(second.style.numbers.text(low)) – \(second.style.numbers.text(high))")
    }
    if data.series.count > 1 { parts.append(data.series.prefix(12).joined(separator: ", ")) }
    return parts.joined(separator: "; ")
  }

  /// Returns a table with one row for each position; empty if the table would be too large.
  var markup: String {
    let rows = self.rows
    guard !rows.isEmpty, rows.count <= Self.rowLimit else { return "" }
    var text = "<table>\n<thead><tr>"
    for title in header { text += "<th scope=\"col\">\(title.html)</th>" }
    text += "</tr></thead>\n<tbody>\n"
    for row in rows {
      text += "<tr><th scope=\"row\">\(row[0].html)</th>"
      for cell in row.dropFirst() { text += "<td>\(cell.html)</td>" }
      text += "</tr>\n"
    }
    return text + "</tbody>\n</table>\n"
  }

  // MARK: Rows

  private var header: [String] {
    let panel = data.panels.count > 1 ? [chart.panels ?? ""] : []
    if chart.mark == .box {
      let series = data.series.count > 1 ? [chart.series ?? ""] : []
      return panel + [chart.x] + series + ["min", "25 %", "50 %", "75 %", "max"]
    }
    let values = data.series.count > 1 ? data.series : [titles.y.isEmpty ? style.countTitle : titles.y]
    let ends = hasEnds ? values.flatMap { [$0, "−", "+"] } : values
    return panel + [titles.x.isEmpty ? chart.x : titles.x] + ends + (second.map { [$0.title] } ?? [])
  }

  private var hasEnds: Bool { chart.errorBars != nil || chart.low != nil }

  private var rows: [[String]] {
    if chart.mark == .box { return boxRows }
    guard data.points.count <= Self.rowLimit * max(1, data.series.count) else { return [] }
    if chart.combining == .none { return data.points.map { row($0.x, $0.panel, [$0.series: $0]) } }
    var rows: [[String]] = []
    var own: [Int: ChartData.Point] = [:]
    for (index, point) in data.points.enumerated() {
      own[point.series] = point
      if index + 1 < data.points.count, data.points[index + 1].x == point.x,
        data.points[index + 1].panel == point.panel
      {
        continue
      }
      rows.append(row(point.x, point.panel, own))
      own = [:]
    }
    return rows
  }

  private func row(_ x: Double, _ panel: Int, _ points: [Int: ChartData.Point]) -> [String] {
    var cells = data.panels.count > 1 ? [data.panels[panel]] : []
    let end = points.first?.value.end ?? .nan
    cells.append(style.text(x, of: data) + (end.isFinite ? " – " + style.text(end, of: data) : ""))
    for series in data.series.indices {
      guard let point = points[series] else {
        cells += [String](repeating: "", count: hasEnds ? 3 : 1)
        continue
      }
      cells.append(style.numbers.text(point.y))
      if hasEnds { cells += [point.low, point.high].map { $0.isFinite ? style.numbers.text($0) : "" } }
    }
    if second != nil { cells.append(secondTexts[x] ?? "") }
    return cells
  }

  private var boxRows: [[String]] {
    data.boxes.map { box in
      let figures = box.figures
      let panel = data.panels.count > 1 ? [data.panels[box.panel]] : []
      let series = data.series.count > 1 ? [data.series[box.series]] : []
      let low = min(figures.lower, figures.outliers.first ?? figures.lower)
      let high = max(figures.upper, figures.outliers.last ?? figures.upper)
      let numbers = [low, figures.firstQuartile, figures.median, figures.thirdQuartile, high]
      return panel + [style.text(box.x, of: data)] + series + numbers.map { style.numbers.text($0) }
    }
  }
}

extension ChartData {
  /// The distinct positions in ascending order.
  fileprivate var places: [Double] {
    let all = points.map(\.x) + boxes.map(\.x)
    guard let low = all.min(), let high = all.max() else { return [] }
    let end = points.map(\.end).filter(\.isFinite).max()
    return [low, end ?? high]
  }

  fileprivate var values: [Double] {
    points.map(\.y)
      + boxes.flatMap { [$0.figures.lower, $0.figures.upper] + $0.figures.outliers }
  }
}
