import GalleyData
import GalleyFiles
import GalleyTemplate
import GalleyText
import Testing

@testable import GalleyPrint
@testable import GalleyTables

@Suite("Workbook size limits")
struct WorkbookLimitTests {
  /// The maximum number of rows in a sheet of a workbook.
  private static let maximumRows = 1_048_576

  /// Returns the XML of this row in a workbook with one column.
  private func row(_ number: Int, _ value: String) -> String {
    "<row r=\"\(number)\"><c r=\"A\(number)\" s=\"0\"><v>\(value)</v></c></row>"
  }

  @Test("A sheet that has the maximum number of rows can be read")
  func millionRows() throws {
    let table = try SampleTable.table("n\n7\n7\n7\n")
    let document = try TableDocument(table, TablePlan(), file: "a.csv", engine: .init())
    var sheet = WorkbookSheet(document)
    let written = String(decoding: sheet.write(maximumRows: 100)[0], as: UTF8.self)
    let first = try #require(written.firstRange(of: row(2, "7")))
    let end = try #require(written.firstRange(of: "</sheetData>"))
    // Wraps all rows in the markup that the writer generates for three rows.
    var bytes = Array(written[..<first.lowerBound].utf8)
    bytes.reserveCapacity(Self.maximumRows * 64)
    for number in 2...Self.maximumRows { bytes += row(number, "7").utf8 }
    bytes += written[end.lowerBound...].utf8
    var zip = ZipWriter()
    for name in ["xl/workbook.xml", "xl/_rels/workbook.xml.rels"] {
      zip.add(try #require(try ZipArchive(TableWorkbook(document).bytes()).contents(of: name)), as: name)
    }
    zip.add(bytes, as: "xl/worksheets/sheet1.xml")
    let file = zip.finish()
    #expect(try Workbook(file).sheets.count == 1)
    let contents = try ZipArchive(file, sizeLimit: Unpacking.limit).contents(of: "xl/worksheets/sheet1.xml")
    #expect(contents?.count == bytes.count)
  }

  @Test("Rows beyond the limit are written to a second sheet, and both sheets can be read back")
  func secondSheet() throws {
    let table = try SampleTable.table("n\n" + (1...7).map { "\($0)\n" }.joined())
    let document = try TableDocument(table, TablePlan(), file: "a.csv", engine: .init())
    var sheet = WorkbookSheet(document)
    let sheets = sheet.write(maximumRows: 6).map { String(decoding: $0, as: UTF8.self) }
    #expect(sheets.count == 2)
    #expect(sheets[0].contains(row(5, "4")) && !sheets[0].contains("r=\"6\""))
    #expect(sheets[1].contains(row(2, "5")) && sheets[1].contains(row(4, "7")))
  }
}
