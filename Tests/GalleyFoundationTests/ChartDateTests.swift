import Foundation
import Galley
import GalleyCharts
import GalleyFoundation
import Testing

@Suite("Dates in charts")
struct ChartDateTests {
  private func date(_ text: String) throws -> Date { try Date(text + "T00:00:00Z", strategy: .iso8601) }

  private func words(_ items: [Picture.Item]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .glyphs(let glyphs): [glyphs.run.text]
      case .group(let group): words(group.items)
      default: []
      }
    }
  }

  @Test("Month labels are at the start of each month, for months of any length")
  func months() throws {
    let days = try ["2024-01-15", "2024-02-15", "2024-03-15", "2024-06-20"].map(date)
    let stage = Stage(proposal: ProposedViewSize(width: 600, height: 100), environment: EnvironmentValues()) {
      Chart {
        ForEach(days, id: \.self) { LineMark(x: .value("Day", $0), y: .value("n", 3)) }
      }
      .chartYAxis(.hidden)
      .chartXAxis { AxisMarks(values: .stride(by: .month)) }
    }
    #expect(words(try stage.picture().items) == ["Feb", "Mar", "Apr", "May", "Jun"])
  }

  @Test("The labels of a date axis use the locale of the environment")
  func languages() throws {
    let days = try ["2024-03-15", "2024-05-20"].map(date)
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de")
    let stage = Stage(proposal: ProposedViewSize(width: 600, height: 100), environment: environment) {
      Chart {
        ForEach(days, id: \.self) { PointMark(x: .value("Day", $0), y: .value("n", 3)) }
      }
      .chartYAxis(.hidden)
      .chartXAxis { AxisMarks(format: .dateTime.month(.wide), values: .stride(by: .month)) }
    }
    #expect(words(try stage.picture().items) == ["April", "Mai"])
  }

  private func fills(_ items: [Picture.Item]) -> [Rect] {
    items.flatMap { item -> [Rect] in
      switch item {
      case .fill(let fill): [fill.path.bounds]
      case .group(let group): fills(group.items)
      default: []
      }
    }
  }

  @Test("A bar with the unit month is as wide as the month")
  func stretches() throws {
    let (january, february) = (try date("2024-01-09"), try date("2024-02-20"))
    let stage = Stage(proposal: ProposedViewSize(width: 600, height: 100), environment: EnvironmentValues()) {
      Chart {
        BarMark(x: .value("Month", january, unit: .month), y: .value("n", 1), width: .ratio(1))
        BarMark(x: .value("Month", february, unit: .month), y: .value("n", 1), width: .ratio(1))
      }
      .chartYAxis(.hidden).chartXAxis(.hidden)
    }
    // The first fill is the canvas background.
    let bars = Array(fills(try stage.picture().items).dropFirst())
    #expect(bars.count == 2 && abs(bars[0].width - 310) < 0.01 && abs(bars[1].minX - 310) < 0.01)
  }

  @Test(
    "A date converted to a position on the axis and back is the same date",
    arguments: ["1900-03-01", "2000-02-29", "2024-12-31"])
  func back(text: String) throws {
    let day = try date(text)
    #expect(Date(_plotted: day._plotted) == day)
    #expect(Date(_plotted: .name(text)) == nil)
  }
}
