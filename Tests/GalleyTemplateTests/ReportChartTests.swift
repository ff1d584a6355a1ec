import GalleyFiles
import GalleyMessages
import GalleySceneWords
import GalleyTables
import Testing

@testable import GalleyTemplate

@Suite("Chart settings in reports")
struct ReportChartTests {
  private static let csv = "day,n,name,v,w\n2024-01-01,1,a,5,-1\n2024-02-01,2,b,6,0\n"

  private func report(_ chart: String) throws -> ReportFile {
    let scene = "report: 1\nbody:\n  - chart: { data: d.csv, \(chart) }\n"
    let files = ["d.csv": Self.csv, "r.yaml": scene].mapValues { Array($0.utf8) }
    return try ReportFile(contentsOf: "r.yaml", options: Scene.Options(files: .memory(files)))
  }

  private func chart(_ text: String) throws -> ReportChart? {
    guard case .chart(let chart)? = try report(text).blocks.first?.block else { return nil }
    return chart
  }

  @Test("A second axis can be given as a column or as a column with settings")
  func second() throws {
    let plain = try #require(try chart("mark: bar, x: name, y: v, y2: w"))
    #expect(plain.second?.column == "w" && plain.second?.mark == .line)
    let full = try #require(
      try chart("mark: bar, x: name, y: v, y2: { column: w, mark: point, title: W, domain: [-1, 1], format: EUR }"))
    #expect(full.second?.mark == .point && full.second?.title == "W" && full.second?.axis.domain == -1...1)
  }

  @Test("Axes, series and extra lines of a chart are read")
  func read() throws {
    let chart = try #require(
      try chart(
        """
        mark: line, x: { column: day, bin: month, domain: [2001-01-01, 2001-01-03], title: T },
        y: { column: [v, w], domain: [-5, 5], format: EUR, scale: linear }, trend: linear, legend: below,
        lines: [{ at: 3, title: Goal }], bands: [{ from: 2001-01-02, to: 2001-01-01, axis: x }]
        """.replacing("\n", with: " ")))
    #expect(chart.x == "day" && chart.y == ["v", "w"] && chart.xAxis.bin == .month && chart.xTitle == "T")
    #expect(chart.xAxis.domain == 0...172_800 && chart.yAxis.domain == -5...5 && chart.format == "EUR")
    #expect(chart.lines == [.init(start: 3, end: 3, title: "Goal", isAlong: false)])
    #expect(chart.bands == [.init(start: 0, end: 86_400, title: "", isAlong: true)])
    #expect(chart.trend == .linear && chart.legend == .below && chart.combining == .sum)
    let averages = try single("mark: point, x: name, y: v, errorBars: deviation")
    #expect(averages?.combining == .average && averages?.errorBars == .deviation)
    let ends = try single("mark: bar, x: name, y: v, low: w, high: v")
    #expect(ends?.combining == ReportChart.Combining.none && ends?.low == "w")
    let series = try single(
      "mark: bar, x: { column: name, order: [b] }, series: { column: name, limit: 3, other: Rest }")
    #expect(series?.xAxis.order == .list(["b"]) && series?.seriesLimit == 3 && series?.otherSeries == "Rest")
  }

  private func single(_ text: String) throws -> ReportChart? { try chart(text) }

  @Test(
    "Each invalid key in a chart causes one error with its location",
    arguments: [
      ("mark: bar, x: { column: name, bin: month }", "a column of dates"),
      ("mark: bar, x: { column: day, bin: decade }", "'decade' is not"),
      ("mark: line, x: { column: n, domain: [5, 1] }, y: v", "rising order"),
      ("mark: line, x: { column: n, domain: [1, 2, 3] }, y: v", "ends of the axis"),
      ("mark: line, x: { column: n, domain: [a, 2] }, y: v", "a number"),
      ("mark: line, x: { column: day, domain: [1, 2024-01-01] }, y: v", "a date"),
      ("mark: line, x: { column: name, domain: [1, 2] }, y: v", "numbers or dates"),
      ("mark: line, x: n, y: { column: w, scale: log }", "a positive number"),
      ("mark: line, x: n, y: { column: v, scale: log, domain: [0, 5] }", "positive ends"),
      ("mark: bar, x: n, y: { column: v, scale: log }", "mark: bar"),
      ("mark: line, x: { column: name, scale: log }, y: v", "a column of numbers"),
      ("mark: bar, x: { column: name, order: [c] }, y: v", "'c' is not a value of 'name'"),
      ("mark: bar, x: { column: name, format: EUR }, y: v", "needs a number"),
      ("mark: line, x: { column: n, format: date }, y: v", "a column of dates"),
      ("mark: pie, x: name, y: w", "not negative"),
      ("mark: pie, x: name, y: v, grouped: true", "mark: pie"),
      ("mark: line, x: n, y: v, totals: true", "mark: line"),
      ("mark: bar, x: name, y: v, series: n, grouped: true, shares: true", "shares"),
      ("mark: bar, x: name, y: v, panelColumns: 2", "'panels'"),
      ("mark: point, x: name, y: v, low: w", "'high'"),
      ("mark: point, x: name, y: v, errorBars: range, combine: sum", "combine: sum"),
      ("mark: bar, x: name, y: v, series: n, errorBars: range", "'grouped'"),
      ("mark: box, x: name", "'y'"),
      ("mark: bar, x: name, y: v, trend: linear", "mark: bar"),
      ("mark: bar, x: name, y: v, panels: nothing", "no column 'nothing'"),
      ("mark: line, x: day, y: v, lines: [{ at: soon, axis: x }]", "a date"),
      ("mark: histogram, x: v, series: name", "mark: histogram"),
    ])
  func wrong(_ text: String, _ wanted: String) {
    #expect {
      try report(text)
    } throws: { error in
      guard let errors = error as? SceneErrors else { return false }
      let words = errors.errors.map { Diagnostic($0) }.map { $0.message + ($0.help ?? "") }
      #expect(errors.errors.count == 1, "\(words)")
      #expect(errors.errors.allSatisfy { $0.place.line == 3 && ($0.place.column ?? 0) > 10 }, "\(words)")
      return words.joined().contains(wanted)
    }
  }
}
