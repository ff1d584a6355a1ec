import GalleyCharts
import GalleyFiles
import GalleySceneWords
import GalleyTemplate
import Testing

@testable import GalleyDocument

@Suite("Chart values")
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

  @Test("24 series have different colours")
  func colors() { #expect(Set(ReportChartView.colors).count == 24) }

  @Test("Series are stacked in the same order everywhere")
  func series() throws {
    let points = try data("a,s,b\nx,n,1\ny,m,2\ny,n,3\nx,m,4\n", "mark: bar, x: a, y: b, series: s").points
    #expect(points.map(\.series) == [0, 1, 0, 1])
    #expect(points.map(\.y) == [1, 4, 3, 2])
  }

  @Test("Dates are placed by time, and lines run from left to right")
  func days() throws {
    let points = try data("d,b\n2001-01-03,2\n2001-01-01,1\n", "mark: line, x: d, y: b").points
    #expect(points.map(\.x) == [.time(0), .time(2 * 86_400)])
  }

  @Test("Every number is in one bin, and bins have round bounds")
  func bins() throws {
    let numbers = (0..<200).map { "\(Double(($0 * 37) % 211) / 10)" }.joined(separator: "\n")
    let data = try data("n\n\(numbers)\n", "mark: histogram, x: n")
    #expect(data.points.map(\.y).reduce(0, +) == 200)
    let widths = Set(
      data.points.compactMap { point in point.end.map { $0 - point.x.along } }.map { ($0 * 1e6).rounded() })
    #expect(widths == [2_000_000])
  }

  @Test("The axis of a histogram with few counts has only whole numbers", arguments: [(3, 4), (5, 6), (6, 0)])
  func wholeCounts(most: Int, labels: Int) throws {
    let numbers = ([String](repeating: "1", count: most) + ["2", "3", "4"]).joined(separator: "\n")
    let data = try data("n\n\(numbers)\n", "mark: histogram, x: n")
    #expect(data.wholeCounts == (0..<labels).map(Double.init))
  }

  @Test("Extreme ranges of numbers still have bins that contain them")
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
}

extension ReportBlock {
  fileprivate var chart: ReportChart? { if case .chart(let chart) = self { chart } else { nil } }
}
