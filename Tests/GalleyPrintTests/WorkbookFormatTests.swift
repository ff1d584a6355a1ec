import GalleyFiles
import GalleyTemplate
import GalleyText
import Testing

@testable import GalleyPrint
@testable import GalleyTables

@Suite("Number formats in workbooks")
struct WorkbookFormatTests {
  /// Returns a workbook with a sheet of the rows `cells`, column formats `formats` and column names that begin with
  /// `name`.
  private func workbook(_ formats: [String], _ cells: [[String]], name: String = "c") -> [UInt8] {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    var styles = "<styleSheet xmlns=\"\(main)\"><numFmts>"
    for (index, code) in formats.enumerated() {
      styles += "<numFmt numFmtId=\"\(164 + index)\" formatCode=\"\(code.xml)\"/>"
    }
    styles += "</numFmts><cellXfs><xf numFmtId=\"0\"/>"
    for index in formats.indices { styles += "<xf numFmtId=\"\(164 + index)\"/>" }
    styles += "</cellXfs></styleSheet>"
    var sheet = "<worksheet xmlns=\"\(main)\"><sheetData><row>"
    for index in formats.indices { sheet += "<c t=\"inlineStr\"><is><t>\(name)\(index)</t></is></c>" }
    sheet += "</row>"
    for row in cells {
      let parts = row.enumerated().map { index, cell in
        Double(cell) == nil
          ? "<c t=\"inlineStr\"><is><t>\(cell)</t></is></c>" : "<c s=\"\(index + 1)\"><v>\(cell)</v></c>"
      }
      sheet += "<row>\(parts.joined())</row>"
    }
    var zip = ZipWriter()
    zip.add(
      Array(
        "<workbook xmlns=\"\(main)\" xmlns:r=\"\(office)\"><sheets><sheet name=\"S\" sheetId=\"1\" r:id=\"a\"/></sheets></workbook>"
          .utf8), as: "xl/workbook.xml")
    zip.add(
      Array("<Relationships><Relationship Id=\"a\" Target=\"worksheets/sheet1.xml\"/></Relationships>".utf8),
      as: "xl/_rels/workbook.xml.rels")
    zip.add(Array(styles.utf8), as: "xl/styles.xml")
    zip.add(Array((sheet + "</sheetData></worksheet>").utf8), as: "xl/worksheets/sheet1.xml")
    return zip.finish()
  }

  private func table(_ formats: [String], _ cells: [[String]]) throws -> Table {
    try SampleTable.table(workbook(formats, cells), "a.xlsx")
  }

  @Test(
    "A number from a workbook is displayed in its format, and exported with value and format",
    arguments: [
      ("0.0%", "0.1234567", "12.3%"), ("0.00", "3.33333333333333", "3.33"), ("#,##0.00", "1234567.891", "1,234,567.89"),
      ("#,##0;(#,##0)", "-1234", "(1,234)"), ("0.0 \"kg\"", "2.25", "2.3 kg"), ("00000", "1234", "01234"),
      ("0.##", "2.5", "2.5"), ("[Red]-0.0;0.0", "1.26", "-1.3"), ("0%", "-0.256", "−26%"), ("0", "2.6", "3"),
    ])
  func roundTrip(code: String, value: String, shown: String) throws {
    let table = try table([code], [[value], ["7"], ["8"]])
    let column = table.columns[0]
    #expect(column.kind.isNumeric)
    let markdown = try SampleTable.markdown(table, TablePlan())
    #expect(SampleTable.rows(markdown)[0] == [shown.replacing("-", with: "−")])
    #expect(WorkbookNumber.value(of: column, 0) == value)
    #expect(WorkbookNumber.format(of: column, "c0", TablePlan()) == code)
  }

  @Test("A sum adds the stored values of a workbook, not the displayed numbers")
  func sums() throws {
    var plan = TablePlan()
    plan.totals = ["c0"]
    let table = try table(["0.0"], [["0.04"], ["0.04"], ["0.04"]])
    let rows = SampleTable.rows(try SampleTable.markdown(table, plan))
    #expect(rows.map { $0[0] } == ["0.0", "0.0", "0.0", "**Total 0.1**"])
  }

  @Test("A language changes the symbols in numbers and keeps the number of digits that their format sets")
  func localized() throws {
    var plan = TablePlan()
    plan.speak("de")
    let table = try table(["#,##0.00", "0.0%"], [["1234.567", "0.1234"], ["2", "0.5"]])
    let rows = SampleTable.rows(try SampleTable.markdown(table, plan))
    #expect(rows == [["1.234,57", "12,3\u{A0}%"], ["2,00", "50,0\u{A0}%"]])
  }

  @Test("Integers in a column with a missing value are exported as integers")
  func missing() throws {
    let table = try SampleTable.table("k,n\na,16\nb,k.A.\nc,9\nd,4\n")
    let column = table.columns[1]
    #expect(WorkbookNumber.format(of: column, "n", TablePlan()) == "0")
    #expect(WorkbookNumber.value(of: column, 0) == "16" && WorkbookNumber.value(of: column, 1) == nil)
  }

  @Test("Percentages are stored as fractions in a workbook")
  func percentages() throws {
    let table = try SampleTable.table("k,share\na,12.5%\nb,7%\n")
    #expect(WorkbookNumber.value(of: table.columns[1], 0) == "0.125")
    #expect(WorkbookNumber.format(of: table.columns[1], "share", TablePlan()) == "0.0%")
  }

  @Test("A date without a time in a column of timestamps remains a date in a workbook")
  func days() throws {
    let table = try SampleTable.table("k,at\na,2024-01-05\nb,2024-01-06 12:00\nc,2024-01-07 18:00\n")
    let column = table.columns[1]
    #expect(column.kind == .timestamp)
    #expect(WorkbookNumber.value(of: column, 0) == "45296" && WorkbookNumber.value(of: column, 1) == "45297.5")
    let document = try TableDocument(table, TablePlan(), file: "a.csv", engine: .init())
    var sheet = WorkbookSheet(document)
    let xml = String(decoding: sheet.write(maximumRows: 100)[0], as: UTF8.self)
    #expect(xml.contains("<v>45296</v>") && sheet.styles.xml.contains("formatCode=\"yyyy\\-mm\\-dd\""))
  }

  @Test("Codes keep the leading zeros of their format, even with a language or as identifiers")
  func codes() throws {
    var plan = TablePlan()
    plan.speak("de")
    let numbers = try table(["00000"], [["12345"], ["7"], ["8"]])
    #expect(SampleTable.rows(try SampleTable.markdown(numbers, plan)) == [["12345"], ["00007"], ["00008"]])
    let table = try SampleTable.table(workbook(["00000"], [["1234"], ["99999"]], name: "zip "), "a.xlsx")
    #expect((0..<2).map { table.columns[0][$0] } == ["01234", "99999"])
  }

  @Test("A percentage with three decimals keeps them in any language", arguments: ["en", "de"])
  func exactPercentages(locale: String) throws {
    let data = try DataImport("a.xlsx").read(
      files: .memory(["a.xlsx": workbook(["0%", "#,##0.000 \"€\""], [["0.12345", "1.234"], ["0.5", "12.125"]])]))
    var meanings = MeaningReader(locale: locale)
    let table = meanings.read(data.table)
    #expect(WorkbookNumber.value(of: table.columns[0], 0) == "0.12345")
    #expect(WorkbookNumber.value(of: table.columns[1], 0) == "1.234")
  }

  @Test("Fractions of seconds keep the number of digits that their format sets")
  func secondFractions() throws {
    let formats = ["[ss].000", "mm:ss.0", "[h]:mm:ss"]
    let table = try table(formats, [["0.0123456", "0.0123456", "1.5"], ["0.99999999999", "0.5", "0.0123456"]])
    func written(_ column: Int) -> [String] { (0..<2).map { table.columns[column].asWritten[$0] } }
    #expect(written(0) == ["00:17:46.660", "24:00:00.000"])
    #expect(written(1) == ["00:17:46.7", "12:00:00.0"])
    #expect(written(2) == ["36:00:00", "00:17:47"])
  }

  @Test("Numbers written with an exponent have a scientific number format in a workbook")
  func exponents() throws {
    let table = try SampleTable.table("k,n\na,1.5e-30\nb,2.5\nc,0.000000000001\n")
    let column = table.columns[1]
    #expect((0..<3).map { WorkbookNumber.needsExponent(column, $0) } == [true, false, true])
    let document = try TableDocument(table, TablePlan(), file: "a.csv", engine: .init())
    var sheet = WorkbookSheet(document)
    _ = sheet.write(maximumRows: 100)
    #expect(sheet.styles.xml.contains(WorkbookNumber.exponentFormat))
  }

  @Test(
    "A number format set for a column becomes the number format of the workbook",
    arguments: [
      ("EUR", "\"€\"#,##0.00"), (".1", "0.0"), ("grouped", "#,##0.00"), ("percent", "0%"), ("05", "00000.00"),
    ])
  func named(name: String, code: String) throws {
    let table = try SampleTable.table("k,n\na,16.25\nb,9.5\n")
    #expect(WorkbookNumber.format(of: table.columns[1], "n", named: name, TablePlan()) == code)
  }
}
