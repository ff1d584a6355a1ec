import GalleyFiles

/// Workbooks for tests.
enum WorkbookSample {
  /// Returns a workbook with one sheet of these strings and numbers, and with merged ranges such as "A2:A4".
  static func workbook(rows: [[String]], merged: [String] = []) -> [UInt8] {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    var sheet = "<worksheet xmlns=\"\(main)\"><sheetData>"
    for (number, row) in rows.enumerated() {
      sheet += "<row r=\"\(number + 1)\">"
      for (column, text) in row.enumerated() where !text.isEmpty {
        let place = "\(Character(Unicode.Scalar(UInt8(65 + column))))\(number + 1)"
        sheet +=
          Double(text) != nil
          ? "<c r=\"\(place)\"><v>\(text)</v></c>"
          : "<c r=\"\(place)\" t=\"inlineStr\"><is><t xml:space=\"preserve\">\(text)</t></is></c>"
      }
      sheet += "</row>"
    }
    sheet += "</sheetData><mergeCells>"
    sheet += merged.map { "<mergeCell ref=\"\($0)\"/>" }.joined() + "</mergeCells></worksheet>"
    let book =
      "<workbook xmlns=\"\(main)\" xmlns:r=\"\(office)\"><sheets><sheet name=\"A\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>"
    var zip = ZipWriter()
    zip.add(Array(book.utf8), as: "xl/workbook.xml")
    zip.add(
      Array("<Relationships><Relationship Id=\"r1\" Target=\"worksheets/sheet1.xml\"/></Relationships>".utf8),
      as: "xl/_rels/workbook.xml.rels")
    zip.add(Array(sheet.utf8), as: "xl/worksheets/sheet1.xml")
    return zip.finish()
  }
}
