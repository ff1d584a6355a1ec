import Testing

@testable import GalleyData

@Suite("Currency formats in workbook cells")
struct MoneyFormatTests {
  @Test(
    "An amount is printed with the currency, decimals and grouping of its cell format",
    arguments: [
      ("#,##0.00 \"€\"", "1234.5", "1,234.50 €"), ("[$CHF-807] #,##0.00", "-1234567", "-CHF 1,234,567.00"),
      ("\"$\"#,##0", "12", "$12"), ("_-* #,##0.00\\ \"€\"_-;-* #,##0.00\\ \"€\"_-", "0.125", "0.125 €"),
      ("[$£-809]#,##0.00;[Red]-[$£-809]#,##0.00", "3", "£3.00"), ("0.00\\ [$kr-414]", "1234", "1234.00 kr"),
    ])
  func text(code: String, number: String, expected: String) throws {
    #expect(try #require(MoneyFormat(code)).text(number) == expected)
  }

  @Test(
    "Other number formats are not taken for currency formats",
    arguments: ["0.00", "#,##0", "0.0%", "@", "yyyy-mm-dd", "0.00E+00", "# ?/?", ""])
  func none(code: String) { #expect(MoneyFormat(code) == nil) }

  @Test("Hidden rows, hidden columns and formulas without a computed value are counted")
  func parts() throws {
    let bytes = Samples.workbook(
      """
      <row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row>
      <row r="2" hidden="1"><c r="A2"><v>1</v></c></row><row r="3"><c r="A3"><f>SUM(A1:A2)</f></c></row>
      <row r="4"><c r="A4"><f>1+1</f><v>2</v></c></row>
      """, strings: [])
    let sheet = try Workbook(bytes).rows(of: nil)
    let (rows, parts) = (sheet.rows, sheet.parts)
    #expect(rows == [["a"], ["1"], ["2"]])
    #expect(parts == SheetParts(hiddenRows: 1, hiddenColumns: 0, formulasWithoutValue: 1))
  }
}
