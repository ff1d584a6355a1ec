import GalleyData
import GalleyFiles
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("LibreOffice spreadsheets")
struct OpenDocumentTests {
  private func file(_ tables: String) -> [UInt8] {
    let names =
      "xmlns:office=\"urn:o\" xmlns:table=\"urn:t\" xmlns:text=\"urn:x\" xmlns:draw=\"urn:d\" xmlns:calcext=\"urn:c\""
    let content =
      "<office:document-content \(names)><office:body><office:spreadsheet>\(tables)</office:spreadsheet></office:body></office:document-content>"
    var zip = ZipWriter()
    zip.add(Array("application/vnd.oasis.opendocument.spreadsheet".utf8), as: "mimetype")
    zip.add(Array(content.utf8), as: "content.xml")
    return zip.finish()
  }

  private func text(_ text: String, _ attributes: String = "") -> String {
    "<table:table-cell office:value-type=\"string\"\(attributes)><text:p>\(text)</text:p></table:table-cell>"
  }

  private func row(_ cells: String, _ attributes: String = "") -> String {
    "<table:table-row\(attributes)>\(cells)</table:table-row>"
  }

  private func cell(_ kind: String, _ value: String, _ shown: String, _ more: String = "") -> String {
    let name = ["date": "date-value", "time": "time-value", "boolean": "boolean-value"][kind] ?? "value"
    return
      "<table:table-cell office:value-type=\"\(kind)\" office:\(name)=\"\(value)\"\(more)><text:p>\(shown)</text:p>"
      + "</table:table-cell>"
  }

  @Test("The stored values of cells are read, not the formatted values that LibreOffice displays")
  func values() throws {
    let header = ["day", "time", "price", "share", "count", "open"].map { text($0) }.joined()
    let cells =
      cell("date", "2024-03-01", "01.03.24") + cell("time", "PT9H05M00S", "09:05")
      + cell("currency", "1234.5", "1.234,50 €", " office:currency=\"EUR\"") + cell("percentage", "0.125", "12,50 %")
      + cell("float", "7000", "7.000") + cell("boolean", "true", "WAHR")
    let read = try ReadTable(file("<table:table table:name=\"S\">\(row(header))\(row(cells))</table:table>"), "a.ods")
    #expect(read.names == ["day", "time", "price", "share", "count", "open"])
    #expect(read.rows == [["2024-03-01", "32700", "1234.5", "12.5", "7000", "true"]])
    let written = read.table.columns.map { $0.written(0) }
    #expect(written == ["2024-03-01", "09:05:00", "1234.5 EUR", "12.5%", "7000", "true"])
  }

  @Test("Repeated cells and rows are read, but not the empty remainder of a sheet")
  func repeated() throws {
    let empty = "<table:table-cell table:number-columns-repeated=\"16380\"/>"
    let header = row(text("a") + text("b") + text("c") + empty)
    let twice = cell("float", "1", "1", " table:number-columns-repeated=\"2\"") + text("x") + empty
    let rest = row(
      "<table:table-cell table:number-columns-repeated=\"16384\"/>", " table:number-rows-repeated=\"1048570\"")
    let tables = header + row(twice, " table:number-rows-repeated=\"3\"") + rest
    let read = try ReadTable(file("<table:table table:name=\"S\">\(tables)</table:table>"), "a.ods")
    #expect(read.rows == [["1", "1", "x"], ["1", "1", "x"], ["1", "1", "x"]])
  }

  @Test("Cells keep their spaces and line breaks, and comments on a cell are not part of it")
  func texts() throws {
    let note = "<office:annotation><text:p>note</text:p></office:annotation>"
    let long =
      "<table:table-cell office:value-type=\"string\">\(note)<text:p>a<text:s text:c=\"2\"/>b</text:p><text:p>c</text:p></table:table-cell>"
    let rows = row(text("k") + text("v")) + row(text("1") + long) + row(text("2") + text("&lt;d&gt;"))
    let read = try ReadTable(file("<table:table table:name=\"S\">\(rows)</table:table>"), "a.ods")
    #expect(read.rows == [["1", "a  b\nc"], ["2", "<d>"]])
  }

  @Test("A merged cell applies to all its rows, and --sheet selects a sheet")
  func sheets() throws {
    let covered = "<table:covered-table-cell/>"
    let merged = text("North", " table:number-rows-spanned=\"2\" table:number-columns-spanned=\"1\"")
    let rows =
      row(text("k") + text("v")) + row(merged + cell("float", "1", "1")) + row(covered + cell("float", "2", "2"))
    let bytes = file(
      "<table:table table:name=\"Empty\"/><table:table table:name=\"S\">\(rows)</table:table>"
        + "<table:table table:name=\"T\">\(row(text("z") + text("y")))\(row(text("1") + text("2")))</table:table>")
    #expect(try ReadTable(bytes, "a.ods").rows == [["North", "1"], ["North", "2"]])
    var other = DataImport("a.ods")
    other.sheet = "T"
    #expect(try other.read(files: .memory(["a.ods": bytes])).table.columns.map(\.name) == ["z", "y"])
    other.sheet = "U"
    #expect(throws: SceneErrors.self) { try other.read(files: .memory(["a.ods": bytes])) }
  }

  @Test("A damaged spreadsheet is an error")
  func damaged() {
    var zip = ZipWriter()
    zip.add(Array("application/vnd.oasis.opendocument.spreadsheet".utf8), as: "mimetype")
    zip.add(Array("<a><b></a>".utf8), as: "content.xml")
    #expect(throws: SceneErrors.self) { try ReadTable(zip.finish(), "a.ods") }
  }
}
