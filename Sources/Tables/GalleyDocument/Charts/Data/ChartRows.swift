import GalleyData
import GalleyPrint
import GalleyTables
import GalleyTemplate

/// The rows of a chart before values with the same position are combined.
struct ChartRows {
  private let chart: ReportChart
  private let places: ChartPlaces
  private var rows: [ChartData.Point] = []
  private(set) var series: [String] = []
  private(set) var categories: [String] = []
  private(set) var panels: [String] = [""]
  /// The rows that have a position but no value.
  private var gapRows: [ChartData.Point] = []
  private var hasOther = false

  init(_ chart: ReportChart, _ places: ChartPlaces) {
    self.chart = chart
    self.places = places
  }

  // MARK: Reading

  mutating func read() {
    let keys = [chart.x] + [chart.series, chart.panels].compactMap(\.self)
    let table = chart.table.showingAreasOnce(except: keys)
    guard let x = table.columnIndex(chart.x) else { return }
    func texts(_ name: String?) -> ColumnTexts? {
      name.flatMap(table.columnIndex).map { ColumnTexts(table.columns[$0], locale: chart.numberLocale) }
    }
    func column(_ name: String?) -> Column? { name.flatMap(table.columnIndex).map { table.columns[$0] } }
    let (names, seriesTexts, panelTexts) = (texts(chart.x), texts(chart.series), texts(chart.panels))
    var values = chart.y.compactMap(column)
    if seriesTexts != nil { values = Array(values.prefix(1)) }
    let (low, high) = (column(chart.low), column(chart.high))
    var empty: [(point: ChartData.Point, series: String)] = []
    var (seriesNames, categoryNames, panelNames) = (NumberedNames(), NumberedNames(), NumberedNames())
    rows.reserveCapacity(table.rowCount * max(1, values.count))
    for row in 0..<table.rowCount {
      var point = ChartData.Point(x: 0, y: 1)
      if places.kind == .names {
        // Empty cells form a separate category, as in a table.
        point.x = Double(categoryNames.number(of: names?[row] ?? table.columns[x][row]))
      } else {
        guard let place = places.place(row) else { continue }
        point.x = place
      }
      if let panelTexts { point.panel = panelNames.number(of: panelTexts[row]) }
      if values.isEmpty {
        point.series = seriesNames.number(of: seriesTexts?[row] ?? "")
        rows.append(point)
      }
      for (index, value) in values.enumerated() {
        let name = seriesTexts?[row] ?? (values.count > 1 ? chart.y[index] : "")
        guard let number = value.withUTF8(row, { $0.cellNumber }), number.isFinite else {
          empty.append((point, name))
          continue
        }
        point.y = number
        point.series = seriesNames.number(of: name)
        if let low, let high {
          point.low = low.withUTF8(row) { $0.cellNumber } ?? .nan
          point.high = high.withUTF8(row) { $0.cellNumber } ?? .nan
        }
        rows.append(point)
      }
    }
    (series, categories) = (seriesNames.list, categoryNames.list)
    if panelTexts != nil { panels = panelNames.list }
    // A series that has no values at all is not shown.
    let numbers = Dictionary(series.enumerated().map { ($1, $0) }) { first, _ in first }
    for (point, name) in empty {
      guard let number = numbers[name] else { continue }
      var point = point
      point.series = number
      gapRows.append(point)
    }
  }

  // MARK: Order

  mutating func orderCategories() {
    guard chart.xAxis.order != .data else { return }
    var sums = [Double](repeating: 0, count: categories.count)
    if chart.mark == .box {
      for box in boxes() { sums[Int(box.x)] += box.figures.median }
    } else {
      for point in points() { sums[Int(point.x)] += point.y }
    }
    let order = Self.order(chart.xAxis.order, categories, sums)
    var numbers = [Double](repeating: 0, count: order.count)
    for (number, index) in order.enumerated() { numbers[index] = Double(number) }
    for row in rows.indices { rows[row].x = numbers[Int(rows[row].x)] }
    for row in gapRows.indices { gapRows[row].x = numbers[Int(gapRows[row].x)] }
    categories = order.map { categories[$0] }
  }

  /// Orders the series. The series that combines the smallest ones stays last.
  mutating func orderSeries() {
    guard chart.seriesOrder != .data else { return }
    let order = Self.order(chart.seriesOrder, series, seriesSums())
    let last = hasOther ? [series.count - 1] : []
    renumberSeries(order.filter { !last.contains($0) } + last)
  }

  private mutating func renumberSeries(_ order: [Int]) {
    var numbers = [Int](repeating: 0, count: series.count)
    for (number, index) in order.enumerated() { numbers[index] = number }
    for row in rows.indices { rows[row].series = numbers[rows[row].series] }
    for row in gapRows.indices { gapRows[row].series = numbers[gapRows[row].series] }
    series = order.map { series[$0] }
  }

  private func seriesSums() -> [Double] {
    var sums = [Double](repeating: 0, count: series.count)
    for row in rows { sums[row.series] += chart.combining == .count ? 1 : row.y }
    return sums
  }

  private static func order(_ order: ReportChart.Order, _ names: [String], _ sums: [Double]) -> [Int] {
    switch order {
    case .data: return Array(names.indices)
    case .name:
      let numbers = names.map(Double.init)
      return names.indices.sorted { first, second in
        if let a = numbers[first], let b = numbers[second] { return (a, first) < (b, second) }
        return TextCollation.precedes(names[first], names[second])
      }
    case .largest: return names.indices.sorted { (-sums[$0], $0) < (-sums[$1], $1) }
    case .smallest: return names.indices.sorted { (sums[$0], $0) < (sums[$1], $1) }
    case .list(let list):
      let places = Dictionary(list.enumerated().map { ($1, $0) }) { first, _ in first }
      return names.indices.sorted { (places[names[$0]] ?? list.count, $0) < (places[names[$1]] ?? list.count, $1) }
    }
  }

  /// Combines the smallest series into one, which is the last.
  mutating func limitSeries() {
    guard let limit = chart.seriesLimit, series.count > limit else { return }
    let sums = seriesSums().map(\.magnitude)
    let kept = Set(series.indices.sorted { (-sums[$0], $0) < (-sums[$1], $1) }.prefix(limit - 1))
    renumberSeries(series.indices.filter(kept.contains) + series.indices.filter { !kept.contains($0) })
    for row in rows.indices { rows[row].series = min(rows[row].series, limit - 1) }
    for row in gapRows.indices { gapRows[row].series = min(gapRows[row].series, limit - 1) }
    series = Array(series.prefix(limit - 1)) + [chart.otherSeries ?? PrintLabels.Charts().other]
    hasOther = true
  }

  // MARK: Combining

  func points() -> [ChartData.Point] {
    if chart.mark == .point, chart.combining == .none { return rows }
    let sorted = sortedRows()
    guard chart.combining != .none else { return sorted }
    var points: [ChartData.Point] = []
    var sum = ChartSum()
    for (index, row) in sorted.enumerated() {
      sum.add(row.y)
      if index + 1 < sorted.count, sorted[index + 1].isAt(row) { continue }
      var point = row
      point.y = sum.value(chart.combining)
      if let spread = chart.errorBars { (point.low, point.high) = sum.ends(spread) }
      points.append(point)
      sum = ChartSum()
    }
    return points
  }

  /// Returns the positions at which lines are interrupted, because all their rows are empty.
  func gaps() -> Set<ChartData.Gap> {
    var gaps = Set(gapRows.map { ChartData.Gap(x: $0.x, series: $0.series, panel: $0.panel) })
    if !gaps.isEmpty {
      for row in rows { gaps.remove(ChartData.Gap(x: row.x, series: row.series, panel: row.panel)) }
    }
    return gaps
  }

  private func sortedRows() -> [ChartData.Point] {
    let isSorted = zip(rows, rows.dropFirst()).allSatisfy { !$1.isBefore($0) }
    if isSorted { return rows }
    // Rows at the same position keep their order, so that sums do not depend on the sorting algorithm.
    return rows.indices.sorted { first, second in
      rows[first].isBefore(rows[second]) || !rows[second].isBefore(rows[first]) && first < second
    }.map { rows[$0] }
  }

  func boxes() -> [ChartData.Box] {
    var boxes: [ChartData.Box] = []
    var values: [Double] = []
    let sorted = sortedRows()
    for (index, row) in sorted.enumerated() {
      values.append(row.y)
      if index + 1 < sorted.count, sorted[index + 1].isAt(row) { continue }
      if let figures = BoxFigures(values) {
        boxes.append(ChartData.Box(x: row.x, series: row.series, panel: row.panel, figures: figures))
      }
      values = []
    }
    return boxes
  }
}

extension ChartData.Point {
  fileprivate func isAt(_ other: Self) -> Bool { x == other.x && series == other.series && panel == other.panel }

  fileprivate func isBefore(_ other: Self) -> Bool {
    (panel, x, series) < (other.panel, other.x, other.series)
  }
}
