import GalleyData
import GalleyPrint
import GalleyTables
import GalleyTemplate

/// The values of a chart after reading, ordering and combining, without positions on a page.
struct ChartData {
  /// The points, sorted by panel, position and series. Uncombined points keep the order of the data.
  var points: [Point] = []
  var boxes: [Box] = []
  /// The positions without values, at which lines are interrupted.
  var gaps: Set<Gap> = []
  /// The names of the series. A single series has no name.
  var series: [String] = []
  var kind: Kind
  /// The names along the axis. Points at these names have the positions 0, 1, 2, …
  var categories: [String] = []
  /// The names of the panels. A chart that is not divided into small charts has one panel without a name.
  var panels: [String] = [""]
  /// The space for one bar on an axis of numbers or dates; nil if bars are placed at category names.
  var slot: Double?
  var bin: ReportChart.DateBin?
  /// Whether every position is an integer.
  var isWhole = false
  /// Whether the values are counts of rows.
  var isCount = false

  struct Point: Hashable {
    var x: Double
    var y: Double
    var series = 0
    var panel = 0
    /// The end of a histogram bin.
    var end = Double.nan
    /// The ends of an error bar.
    var low = Double.nan
    var high = Double.nan
  }

  struct Gap: Hashable {
    var x: Double
    var series: Int
    var panel: Int
  }

  struct Box: Hashable {
    var x: Double
    var series: Int
    var panel: Int
    var figures: BoxFigures
  }

  enum Kind: Hashable {
    case names
    case numbers
    case times
  }

  init(_ chart: ReportChart) {
    kind = .names
    guard let index = chart.table.columnIndex(chart.x) else { return }
    isCount = chart.combining == .count || chart.mark == .histogram
    if chart.mark == .histogram {
      kind = .numbers
      addBins(chart, column: chart.table.columns[index])
      return
    }
    let places = ChartPlaces(chart, chart.table.columns[index])
    (kind, bin, slot) = (places.kind, places.bin, places.slot)
    isWhole = kind == .numbers && chart.table.columns[index].kind == .integer
    var rows = ChartRows(chart, places)
    rows.read()
    if kind == .names { rows.orderCategories() }
    rows.limitSeries()
    rows.orderSeries()
    (series, categories, panels) = (rows.series, rows.categories, rows.panels)
    if chart.mark == .box {
      boxes = rows.boxes()
    } else {
      points = rows.points()
      gaps = rows.gaps()
    }
  }

  /// Divides the points of one series, sorted by position, at its gaps.
  func pieces(_ points: [Point]) -> [[Point]] {
    guard let first = points.first, !gaps.isEmpty else { return points.isEmpty ? [] : [points] }
    var ends = gaps.filter { $0.series == first.series && $0.panel == first.panel }.map(\.x).sorted()[...]
    var pieces: [[Point]] = [[]]
    for point in points {
      var isAfterGap = false
      while let end = ends.first, end < point.x {
        ends.removeFirst()
        isAfterGap = true
      }
      if isAfterGap, pieces[pieces.count - 1].last != nil { pieces.append([]) }
      pieces[pieces.count - 1].append(point)
    }
    return pieces
  }

  // MARK: Bins

  private mutating func addBins(_ chart: ReportChart, column: Column) {
    let panelTexts = chart.panels.flatMap(chart.table.columnIndex).map {
      ColumnTexts(chart.table.columns[$0], locale: chart.numberLocale)
    }
    var names = NumberedNames()
    var values: [(value: Double, panel: Int)] = []
    for row in 0..<chart.table.rowCount {
      guard let value = column.withUTF8(row, { $0.cellNumber }), value.isFinite else { continue }
      values.append((value, names.number(of: panelTexts?[row] ?? "")))
    }
    guard let minimum = values.map(\.value).min(), let maximum = values.map(\.value).max() else { return }
    series = [""]
    panels = names.list
    let bins = NumberBins(minimum: minimum, maximum: maximum, count: chart.bins ?? NumberBins.count(of: values.count))
    for panel in panels.indices {
      var counts = [Int](repeating: 0, count: bins.count)
      for value in values where value.panel == panel { counts[bins.index(of: value.value)] += 1 }
      for (index, count) in counts.enumerated() {
        let start = bins.start + Double(index) * bins.width
        points.append(Point(x: start, y: Double(count), panel: panel, end: start + bins.width))
      }
    }
  }
}

/// Distinct names, numbered in the order of their first appearance.
struct NumberedNames {
  private(set) var list: [String] = []
  private var numbers: [String: Int] = [:]
  private var last: (name: String, number: Int)?

  mutating func number(of name: String) -> Int {
    // Neighbouring rows often have the same name.
    if let last, last.name == name { return last.number }
    let number = numbers[name] ?? list.count
    if number == list.count {
      numbers[name] = number
      list.append(name)
    }
    last = (name, number)
    return number
  }
}
