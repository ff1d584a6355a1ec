import GalleyCharts
import GalleyPrint
import GalleyTables
import GalleyTemplate

struct ChartData {
  var points: [Point] = []
  /// The names in order of appearance. A single series has no name.
  var series: [String] = []
  var kind: Kind
  private(set) var lone: Set<Int> = []
  /// The labelled positions on an axis of integers; empty for automatic labels.
  private(set) var wholePlaces: [Double] = []
  /// The labelled counts on the axis of a histogram; empty for automatic labels.
  private(set) var wholeCounts: [Double] = []

  struct Point: Hashable {
    var x: PlottedValue
    var y: Double
    var series: Int
    var end: Double?
  }

  enum Kind: Hashable {
    case names
    case numbers
    case times
  }

  init(_ chart: ReportChart) {
    kind = .names
    guard let x = chart.table.columnIndex(chart.x) else { return }
    if chart.mark == .histogram {
      kind = .numbers
      addBins(chart, column: chart.table.columns[x])
      wholeCounts = Self.wholeCounts(points)
      return
    }
    kind = Self.kind(of: chart.table.columns[x], chart)
    addRows(chart, x: chart.table.columns[x])
    let counts = points.reduce(into: [:]) { $0[$1.series, default: 0] += 1 }
    lone = Set(counts.filter { $0.value == 1 }.keys)
    if kind == .numbers, chart.table.columns[x].kind == .integer { wholePlaces = Self.wholePlaces(points) }
  }

  /// All integers in the range, if there are so few that the axis would show fractions between them.
  private static func wholePlaces(_ points: [Point]) -> [Double] {
    let places = points.map(\.x.along)
    guard let minimum = places.min(), let maximum = places.max(), maximum - minimum <= 5, maximum.magnitude < 1e15
    else { return [] }
    return Array(stride(from: minimum, through: maximum, by: 1))
  }

  /// All integers up to the highest count, if there are so few that the axis would show fractions between them.
  private static func wholeCounts(_ points: [Point]) -> [Double] {
    guard let maximum = points.map(\.y).max(), maximum <= 5 else { return [] }
    return Array(stride(from: 0, through: maximum, by: 1))
  }

  private static func kind(of column: Column, _ chart: ReportChart) -> Kind {
    if chart.mark == .bar { return .names }
    switch column.kind {
    case .integer, .number: return .numbers
    case .date, .timestamp: return .times
    case .string, .boolean: return .names
    }
  }

  // MARK: Rows

  private mutating func addRows(_ chart: ReportChart, x: Column) {
    let table = chart.table.showingAreasOnce(except: [chart.x] + (chart.series.map { [$0] } ?? []))
    let tellsApart = chart.series.flatMap(table.columnIndex).map {
      ColumnTexts(table.columns[$0], locale: chart.numberLocale)
    }
    let names = ColumnTexts(x, locale: chart.numberLocale)
    let values = chart.y.compactMap(table.columnIndex).map { table.columns[$0] }
    var numbers: [String: Int] = [:]
    var sums: [Key: Sum] = [:]
    var order: [Key] = []
    for row in 0..<table.rowCount {
      guard let place = place(x, names, row) else { continue }
      for (index, value) in values.enumerated() where tellsApart == nil || index == 0 {
        guard let number = Double(value[row]), number.isFinite else { continue }
        let name = tellsApart?[row] ?? (values.count > 1 ? chart.y[index] : "")
        take(number, at: Key(x: place, series: self.number(of: name, &numbers)))
      }
      if values.isEmpty {
        take(1, at: Key(x: place, series: number(of: tellsApart?[row] ?? "", &numbers)))
      }
    }
    func take(_ number: Double, at key: Key) {
      if chart.combining == .none {
        points.append(Point(x: key.x, y: number, series: key.series))
        return
      }
      if sums[key] == nil { order.append(key) }
      sums[key, default: Sum()].add(number)
    }
    for key in order {
      guard let sum = sums[key] else { continue }
      points.append(Point(x: key.x, y: sum.value(chart.combining), series: key.series))
    }
    if kind != .names, chart.mark != .point { sortByPlace() }
    if kind == .names { sortBySeries() }
  }

  private struct Key: Hashable {
    var x: PlottedValue
    var series: Int
  }

  private struct Sum {
    var total = 0.0
    var count = 0

    mutating func add(_ number: Double) {
      total += number
      count += 1
    }

    func value(_ combining: ReportChart.Combining) -> Double {
      switch combining {
      case .sum, .none: total
      case .average: total / Double(max(count, 1))
      case .count: Double(count)
      }
    }
  }

  private mutating func number(of name: String, _ numbers: inout [String: Int]) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = series.count
    series.append(name)
    return series.count - 1
  }

  private func place(_ column: Column, _ names: ColumnTexts, _ row: Int) -> PlottedValue? {
    let text = column[row]
    switch kind {
    case .names: return .name(names[row])
    case .numbers: return Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    case .times: return column.moment(row).map { .time($0) }
    }
  }

  private mutating func sortByPlace() {
    points = points.enumerated().sorted { first, second in
      let (a, b) = (first.element.x.along, second.element.x.along)
      return (a, first.offset) < (b, second.offset)
    }.map(\.element)
  }

  private mutating func sortBySeries() {
    var places: [PlottedValue: Int] = [:]
    for point in points where places[point.x] == nil { places[point.x] = places.count }
    points = points.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      return (places[a.x] ?? 0, a.series, first.offset) < (places[b.x] ?? 0, b.series, second.offset)
    }.map(\.element)
  }

  // MARK: Bins

  private mutating func addBins(_ chart: ReportChart, column: Column) {
    let values = (0..<chart.table.rowCount).compactMap { Double(column[$0]) }.filter(\.isFinite)
    guard let minimum = values.min(), let maximum = values.max() else { return }
    series = [""]
    let bins = NumberBins(minimum: minimum, maximum: maximum, count: chart.bins ?? NumberBins.count(of: values.count))
    var counts = [Int](repeating: 0, count: bins.count)
    for value in values { counts[bins.index(of: value)] += 1 }
    for (index, count) in counts.enumerated() {
      let start = bins.start + Double(index) * bins.width
      points.append(Point(x: .number(start), y: Double(count), series: 0, end: start + bins.width))
    }
  }
}

extension PlottedValue {
  var along: Double {
    switch self {
    case .number(let number), .time(let number): number
    case .name: 0
    }
  }
}

struct NumberBins: Hashable {
  let start: Double
  let width: Double
  let count: Int

  init(minimum: Double, maximum: Double, count wanted: Int) {
    let span = maximum - minimum
    let width = span > 0 && span.isFinite ? Self.round(span / Double(max(wanted, 1))) : 0
    let start = (minimum / width).rounded(.down) * width
    // Adjacent floating-point numbers may leave no space for bins between them.
    guard width > 0, start.isFinite else {
      (self.start, self.width, count) = (minimum - 0.5, 1, 1)
      return
    }
    self.width = width
    self.start = start
    count = min(max(1, Int((min((maximum - start) / width, 1000)).rounded(.down)) + 1), 1000)
  }

  /// Returns the square root of `values`, from 5 to 40.
  static func count(of values: Int) -> Int { min(40, max(5, Int(Double(values).squareRoot().rounded(.up)))) }

  func index(of value: Double) -> Int {
    let place = (value - start) / width
    return place.isFinite ? min(max(0, Int(min(place, 1e6))), count - 1) : 0
  }

  /// Rounds up to 1, 2, 2.5 or 5 times a power of ten.
  private static func round(_ width: Double) -> Double {
    var power = 1.0
    while power * 10 <= width { power *= 10 }
    while power > width { power /= 10 }
    let step = [1, 2, 2.5, 5, 10].first { $0 * power >= width * (1 - 1e-9) } ?? 10
    return step * power
  }
}
