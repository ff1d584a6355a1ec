import GalleyTemplate
import GalleyText
import Testing

@testable import GalleyPrint
@testable import GalleyTables

@Suite("Table column headers")
struct TitleLinesTests {
  private func lines(_ title: String, width: Double) throws -> [String] {
    let table = Table(named: "", columns: [("a", ["1"])])
    let document = try TableDocument(table, TablePlan(), file: "", engine: TextEngine())
    return TitleLines(title, document.pens.title, width: width).texts
  }

  @Test(
    "Column headers are broken between words and at underscores, hyphens, slashes and capitals",
    arguments: [
      ("passenger_count", ["passenger_", "count"]), ("passengerCount", ["passenger", "Count"]),
      ("HTTPServerName", ["HTTPServer", "Name"]), ("in/out-bound", ["in/out-", "bound"]),
      ("Total amount", ["Total", "amount"]), ("iPhone", ["iPhone"]), ("a_b", ["a_b"]),
    ])
  func breaks(title: String, expected: [String]) throws { #expect(try lines(title, width: 48) == expected) }

  @Test(
    "Column headers are never truncated, even in narrow columns",
    arguments: ["Monatsmittelwert", "number_of_beds_per_head"])
  func narrow(title: String) throws {
    let lines = try lines(title, width: 20)
    #expect(!lines.contains { $0.contains("…") })
    #expect(lines.joined() == title)
  }
}
