import GalleyMessages
import GalleyTemplate
import Testing

@testable import GalleyTables

@Suite("Charts described in one line")
struct ChartTextTests {
  private let table = Table(
    named: "t",
    columns: [
      ("month", ["a", "b"]), ("amount", ["1", "2"]), ("cost by hour", ["3", "4"]), ("region", ["N", "S"]),
    ])

  private func said(_ text: String) throws -> String {
    let chart = try table.chart(text)
    let title = chart.caption.text.isEmpty ? "" : "\(chart.caption.text)="
    return "\(title)\(chart.mark) \(chart.y) \(chart.x) \(chart.series ?? "-") \(chart.combining)"
  }

  @Test(
    "A one-line chart names its mark, its values, an axis column and a series column",
    arguments: [
      ("bar: amount by month", "bar [\"amount\"] month - sum"),
      (
        " Sales = line : amount,cost by hour by month per region ",
        "Sales=line [\"amount\", \"cost by hour\"] month region sum"
      ),
      ("area: amount by cost by hour", "area [\"amount\"] cost by hour - sum"),
      ("Scatter: amount by cost by hour", "point [\"amount\"] cost by hour - none"),
      ("histogram: amount", "histogram [] amount - count"), ("bar: by month per region", "bar [] month region count"),
      ("bar: month", "bar [] month - count"), ("pie: amount by month", "pie [\"amount\"] month - sum"),
      ("box: amount by month per region", "box [\"amount\"] month region none"),
    ])
  func read(_ text: String, _ wanted: String) throws { #expect(try said(text) == wanted) }

  @Test(
    "An invalid one-line chart is reported",
    arguments: [
      ("amount by month", "colon"), ("cake: amount by month", "'cake' is not a mark"),
      ("bar: amout by month", "no column 'amout'"), ("bar: amount by mnth", "no column 'mnth'"),
      ("bar: region by month", "expected a number"), ("histogram: region", "expected a number"),
      ("bar:", "no column ''"), ("box: month", "values by a column"),
    ])
  func wrong(_ text: String, _ wanted: String) {
    #expect {
      try table.chart(text)
    } throws: { error in
      guard let errors = error as? SceneErrors else { return false }
      let words = errors.errors.map { Diagnostic($0) }.map { $0.message + ($0.help ?? "") }.joined()
      return words.contains(wanted)
    }
  }
}
