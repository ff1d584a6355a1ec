import GalleyData
import GalleyTemplate
import GalleyText
import Testing

@testable import GalleyPrint
@testable import GalleyTables

@Suite("Names of months, quarters and years")
struct CalendarTitleTests {
  private let csv = "day,amount\n2024-01-15,1\n2024-05-02,2\n2024-05-03,4\n"

  private func markdown(_ unit: String, locale: String? = nil, format: String? = nil) throws -> String {
    let table = try SampleTable.table(csv).deriving("span = truncate(day, \(unit))")
    var plan = TablePlan()
    plan.numberLocale = locale
    (plan.groups, plan.totals) = (["span"], ["amount"])
    return try SampleTable.markdown(table, plan)
  }

  @Test(
    "A group formed by month, quarter or year is named after that period",
    arguments: [
      ("month", nil, "2024-05"), ("quarter", nil, "Q2 2024"), ("year", nil, "2024"), ("day", nil, "2024-05-02"),
      ("month", "de", "05.2024"), ("month", "en", "2024-05"), ("month", "fr", "05/2024"), ("month", "ja", "2024/05"),
      ("quarter", "de", "Q2 2024"),
    ])
  func titles(unit: String, locale: String?, title: String) throws {
    let text = try markdown(unit, locale: locale)
    #expect(text.contains("## \(title)\n") && text.contains("**Total \(title)**"), "\(text)")
  }

  @Test("If a period has a date format or is converted to a date, the whole date is written")
  func whole() throws {
    let table = try SampleTable.table(csv).deriving("span = truncate(day, quarter)").deriving("next = date(span)")
    var plan = TablePlan()
    plan.columns = [TableColumn("span"), TableColumn("next")]
    #expect(try SampleTable.rows(SampleTable.markdown(table, plan))[0] == ["Q1 2024", "2024-01-01"])
    plan.columns[0].format = "date"
    #expect(try SampleTable.rows(SampleTable.markdown(table, plan))[0][0] != "Q1 2024")
  }

  @Test(
    "A workbook column with the number format mmm yyyy is read as months", arguments: ["mmm yyyy", "mmm\\-yy", "yyyy"])
  func sheets(code: String) {
    #expect(NumberFormatCode(code).calendarUnit == (code == "yyyy" ? .year : .month))
    #expect(NumberFormatCode("dd.mm.yyyy").calendarUnit == nil)
  }
}
