import GalleyTemplate
import GalleyText
import Testing

@testable import GalleyPrint
@testable import GalleyTables

@Suite("Totals of data that includes subtotal rows")
struct SubtotalNoteTests {
  private func footnotes(_ table: Table, _ plan: TablePlan) throws -> [String] {
    try TableDocument(table, plan, file: "a.csv", engine: TextEngine()).footnotes
  }

  @Test("A footnote counts the subtotal rows that are printed and included in the totals", arguments: [true, false])
  func note(isTotal: Bool) throws {
    var plan = TablePlan()
    if isTotal { plan.totals = ["n"] }
    let table = try SampleTable.table("k,n\na,1\nb,2\nSubtotal,3\nc,4\n")
    let expected = isTotal ? ["Rows that are totals of other rows and are included: 1"] : []
    #expect(try footnotes(table, plan) == expected)
    #expect(try footnotes(table.filtered(where: "n > 2"), plan) == expected)
    #expect(try footnotes(table.filtered(where: "n != 3"), plan).isEmpty)
    plan.speak("de")
    #expect(try footnotes(table, plan).allSatisfy { $0.contains("andere Zeilen zusammenfassen") })
  }
}
