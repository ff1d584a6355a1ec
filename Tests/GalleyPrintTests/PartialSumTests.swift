import GalleyTemplate
import GalleyText
import Testing

@testable import GalleyPrint
@testable import GalleyTables

@Suite("Sums of columns with cells that are not numbers")
struct PartialSumTests {
  private let csv = """
    g,k,a,b
    x,1,10,1
    x,2,?20,2
    x,3,30,n/a
    y,4,40,4
    y,5,50,5
    y,6,60,6
    y,7,70,7
    y,8,80,8
    y,9,90,9
    y,10,100,10
    y,11,110,11

    """

  private func markdown(_ change: (inout TablePlan) -> Void) throws -> String {
    var plan = TablePlan()
    change(&plan)
    return try SampleTable.markdown(SampleTable.table(csv), plan)
  }

  @Test("Sums, averages and shares that leave out cells are marked and explained in a footnote")
  func marks() throws {
    let text = try markdown { plan in
      (plan.groups, plan.totals, plan.averages, plan.hasShares) = (["g"], ["a", "b"], ["a"], true)
    }
    #expect(text.contains("**40\\***") && text.contains("**640\\***") && text.contains("**600**"))
    #expect(text.contains("Total x (6.2 %)\\*") || text.contains("Total x (6.3 %)\\*"))
    // An empty cell does not count as a cell that is not a number.
    #expect(text.contains("**63**") && !text.contains("**63\\***"))
    #expect(text.contains("\\* a: 10 of 11 values are numbers; the others are not included"))
    #expect(!text.contains("\\* b:"))
  }

  @Test("The footnote is in the language of the table, and absent if all cells are numbers")
  func words() throws {
    let german = try markdown { plan in
      plan.speak("de")
      plan.totals = ["a"]
    }
    #expect(german.contains("\\* a: 10 von 11 Werten sind Zahlen"))
    let whole = try markdown { $0.totals = ["b"] }
    #expect(!whole.contains("\\*"))
  }

  @Test("A summary states how many cells are not numbers")
  func summary() throws {
    let text = try markdown { $0.report.hasSummary = true }
    #expect(text.contains("| a | number | 11\\* |") || text.contains("| a | whole number | 11\\* |"))
    #expect(text.contains("\\* a: 10 of 11 values"))
  }

  @Test("In a workbook, a number format marks a sum that leaves out cells, so that it stays a number")
  func workbook() throws {
    var plan = TablePlan()
    plan.totals = ["a", "b"]
    let document = try TableDocument(SampleTable.table(csv), plan, file: "a.csv", engine: .init())
    var sheet = WorkbookSheet(document)
    let xml = String(decoding: sheet.write(maximumRows: 1000)[0], as: UTF8.self)
    #expect(sheet.styles.xml.contains("&quot;*&quot;"))
    #expect(xml.contains("<v>640</v>") && xml.contains("a: 10 of 11 values are numbers"))
  }
}
