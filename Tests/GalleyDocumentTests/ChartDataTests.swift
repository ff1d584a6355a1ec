import GalleyFiles
import GalleySceneWords
import GalleyTemplate
import Testing

@testable import GalleyDocument

@Suite("Chart data")
struct ChartDataTests {
  private func data(_ csv: String, _ chart: String) throws -> ChartData {
    let files = ["d.csv": csv, "r.yaml": "report: 1\nbody:\n  - chart: { data: d.csv, \(chart) }\n"]
    let options = Scene.Options(files: .memory(files.mapValues { Array($0.utf8) }))
    let report = try ReportFile(contentsOf: "r.yaml", options: options)
    let chart = try #require(report.blocks.first?.block.chart)
    return ChartData(chart)
  }

  @Test("Rows with the same name are summed, averaged or counted")
  func combining() throws {
    let csv = "a,b\nx,1\ny,2\nx,3\n"
    #expect(try data(csv, "mark: bar, x: a, y: b").points.map(\.y) == [4, 2])
    #expect(try data(csv, "mark: bar, x: a, y: b, combine: average").points.map(\.y) == [2, 2])
    #expect(try data(csv, "mark: bar, x: a").points.map(\.y) == [2, 1])
    #expect(try data(csv, "mark: bar, x: a, y: b, combine: none").points.map(\.y) == [1, 3, 2])
  }

  @Test("In every bar, the series are stacked in the same order")
  func series() throws {
    let points = try data("a,s,b\nx,n,1\ny,m,2\ny,n,3\nx,m,4\n", "mark: bar, x: a, y: b, series: s").points
    #expect(points.map(\.series) == [0, 1, 0, 1])
    #expect(points.map(\.y) == [1, 4, 3, 2])
  }

  @Test("Dates are positioned by time, and lines run from left to right")
  func days() throws {
    let points = try data("d,b\n2001-01-03,2\n2001-01-01,1\n", "mark: line, x: d, y: b").points
    #expect(points.map(\.x) == [0, 2 * 86_400])
  }

  @Test("Every number is counted in one bin, and the bounds of bins are round numbers")
  func bins() throws {
    let numbers = (0..<200).map { "\(Double(($0 * 37) % 211) / 10)" }.joined(separator: "\n")
    let data = try data("n\n\(numbers)\n", "mark: histogram, x: n")
    #expect(data.points.map(\.y).reduce(0, +) == 200)
    let widths = Set(
      data.points.map { (($0.end - $0.x) * 1e6).rounded() })
    #expect(widths == [2_000_000])
  }

  @Test("Even extreme ranges of numbers have bins that contain them")
  func extremes() {
    for (minimum, maximum) in [
      (5.0, 5.0), (-1e300, 1e300), (0, 1e-300), (0, .leastNonzeroMagnitude), (1e300, 1e300.nextUp), (1e15, 1e15 + 1),
    ] {
      let bins = NumberBins(minimum: minimum, maximum: maximum, count: 10)
      #expect(bins.count >= 1 && bins.count <= 1000)
      #expect((0..<bins.count).contains(bins.index(of: minimum)))
      #expect((0..<bins.count).contains(bins.index(of: maximum)))
    }
  }

  // MARK: Positions

  @Test("Bars for years are placed on a numeric axis, bars for irregular numbers on a category axis")
  func slots() throws {
    let years = try data("y,v\n2001,1\n2003,2\n2002,3\n", "mark: bar, x: y, y: v")
    #expect(years.kind == .numbers && years.slot == 1 && years.points.map(\.x) == [2001, 2002, 2003])
    let sizes = try data("y,v\n1,1\n10,2\n1000,3\n", "mark: bar, x: y, y: v")
    #expect(sizes.kind == .names && sizes.categories == ["1", "10", "1000"])
  }

  @Test("Names such as 2024-03 are read as months")
  func months() throws {
    let months = try data("m,v\n2001-02,1\n2001-01,2\n", "mark: line, x: m, y: v")
    #expect(months.kind == .times && months.bin == .month && months.points.map(\.x) == [0, 31 * 86_400])
    #expect(try data("m,v\n2001-02,1\n2001-13,2\n", "mark: line, x: m, y: v").kind == .names)
  }

  @Test(
    "Dates can be grouped by day, week, month, quarter and year",
    arguments: [
      ("day", [1.0, 2, 4, 8, 16]), ("week", [3, 4, 8, 16]), ("month", [7, 8, 16]), ("quarter", [7, 8, 16]),
      ("year", [15, 16]),
    ])
  func dateBins(bin: String, sums: [Double]) throws {
    // 2001-01-07 is a Sunday, 2001-01-08 a Monday.
    let csv = "d,v\n2001-01-01,1\n2001-01-07,2\n2001-01-08,4\n2001-04-30,8\n2002-01-01,16\n"
    let points = try data(csv, "mark: line, x: { column: d, bin: \(bin) }, y: v").points
    #expect(points.map(\.y) == sums)
    #expect(points[0].x == 0)
  }

  @Test("Months written as text can be grouped by quarter and year")
  func monthBins() throws {
    let csv = "m,v\n2001-01,1\n2001-03,2\n2001-05,4\n"
    let quarters = try data(csv, "mark: bar, x: { column: m, bin: quarter }, y: v")
    #expect(quarters.points.map(\.y) == [3, 4] && quarters.kind == .times && quarters.bin == .quarter)
    #expect(try data(csv, "mark: bar, x: { column: m, bin: year }, y: v").points.map(\.y) == [7])
  }

  @Test("Rows without a value leave gaps in their series unless another row provides a value there")
  func gaps() throws {
    let csv = "x,s,v\n1,a,1\n2,a,\n3,a,3\n4,a,4\n1,b,1\n2,b,2\n3,b,\n3,b,3\n1,c,\n"
    let data = try data(csv, "mark: line, x: x, y: v, series: s")
    // A series without values is not listed.
    #expect(data.series == ["a", "b"])
    #expect(data.gaps == [.init(x: 2, series: 0, panel: 0)])
    let pieces = data.pieces(data.points.filter { $0.series == 0 })
    #expect(pieces.map { $0.map(\.x) } == [[1], [3, 4]])
    #expect(data.pieces(data.points.filter { $0.series == 1 }).count == 1)
  }

  // MARK: Order

  @Test(
    "Names are ordered as in the data, by their text, by their values or by a given list",
    arguments: [
      ("data", ["b", "c", "a"]), ("name", ["a", "b", "c"]), ("largest", ["c", "a", "b"]),
      ("smallest", ["b", "a", "c"]), ("[a, c]", ["a", "c", "b"]),
    ])
  func order(order: String, names: [String]) throws {
    let data = try data("n,v\nb,1\nc,5\na,1\na,2\n", "mark: bar, x: { column: n, order: \(order) }, y: v")
    #expect(data.categories == names)
    #expect(data.points.map { data.categories[Int($0.x)] } == names)
    let values = ["a": 3.0, "b": 1, "c": 5]
    #expect(data.points.map(\.y) == names.map { values[$0] ?? 0 })
  }

  @Test("The smallest series are combined into one, and rows are combined before averages are computed")
  func limit() throws {
    let csv = "x,s,v\nk,a,1\nk,b,10\nk,c,2\nk,d,20\nk,c,6\n"
    let limited = try data(csv, "mark: bar, x: x, y: v, series: { column: s, limit: 3, other: Rest }")
    #expect(limited.series == ["b", "d", "Rest"] && limited.points.map(\.y) == [10, 20, 9])
    let averages = try data(csv, "mark: bar, x: x, y: v, combine: average, series: { column: s, limit: 3 }")
    #expect(averages.series.last == "Other" && averages.points.last?.y == 3)
  }

  // MARK: Statistics

  @Test("Box plots have quartiles by linear interpolation, whiskers up to 1.5 IQR, and outliers")
  func boxes() throws {
    let figures = try #require(BoxFigures([1, 2, 3, 4, 5, 6, 7, 8, 9, 30]))
    #expect(figures.firstQuartile == 3.25 && figures.median == 5.5 && figures.thirdQuartile == 7.75)
    #expect(figures.lower == 1 && figures.upper == 9 && figures.outliers == [30])
    #expect(BoxFigures([4])?.median == 4 && BoxFigures([]) == nil)
  }

  @Test(
    "Error bars are computed from the rows that make up each value",
    arguments: [
      // Three values with a standard deviation of 2.
      ("deviation", 2.0), ("standardError", 1.1547005383792515), ("confidence", 2.2632130552233332), ("range", 2),
    ])
  func errorBars(spread: String, distance: Double) throws {
    let points = try data("x,v\na,3\na,5\na,7\nb,1\n", "mark: point, x: x, y: v, errorBars: \(spread)").points
    #expect(points.map(\.y) == [5, 1])
    #expect(abs(points[0].low - 5 + distance) < 1e-9 && abs(points[0].high - 5 - distance) < 1e-9)
    #expect(points[1].low.isNaN)
  }

  @Test("A trend line is the least-squares fit, and a moving average is centred")
  func trends() throws {
    let points = [(0.0, 1.0), (1, 3), (2, 2), (3, 6)].map { ChartData.Point(x: $0.0, y: $0.1) }
    let line = try #require(ChartTrend(.linear, points))
    #expect(abs(line.places[0].y - 0.9) < 1e-9 && abs(line.places[1].y - 5.1) < 1e-9)
    #expect(abs((line.fit ?? 0) - 0.7) < 1e-9)
    #expect(ChartTrend(.linear, [points[0]]) == nil)
    let row = (0..<8).map { ChartData.Point(x: Double($0), y: Double($0 * $0)) }
    let average = try #require(ChartTrend(.average, row))
    #expect(average.places.map(\.x) == [3, 4] && average.places[0].y == 13)
    #expect(ChartTrend(.average, Array(row.prefix(6))) == nil)
  }
}

extension ReportBlock {
  fileprivate var chart: ReportChart? { if case .chart(let chart) = self { chart } else { nil } }
}
