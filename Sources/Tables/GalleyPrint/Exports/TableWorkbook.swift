import GalleyData
import GalleyFiles
import GalleyTables

/// Writes a table as a workbook. Groups are separate columns, so that users can sort and filter by them. Numbers with
/// more than fifteen digits are written as text, because workbook programs would round them.
struct TableWorkbook {
  private let document: TableDocument

  private static let maximumRows = 1_048_576

  init(_ document: TableDocument) { self.document = document }

  func bytes() -> [UInt8] {
    var sheet = WorkbookSheet(document)
    let sheets = sheet.write(maximumRows: Self.maximumRows)
    let names = sheets.indices.map { index in
      let name = Self.sheetName(document.plan.title)
      return index == 0 ? name : "\(name.prefix(25)) \(index + 1)"
    }
    let charts = WorkbookCharts(document, besides: names, &sheet.styles)
    let parts = charts.parts(sheet: sheets.count + 1)
    var zip = ZipWriter()
    zip.add(Array(types(sheets.count, parts).utf8), as: "[Content_Types].xml")
    zip.add(
      Array(
        (Self.head + "<Relationships xmlns=\"\(Self.packages)/relationships\">"
          + "<Relationship Id=\"rId1\" Type=\"\(Self.office)/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>")
          .utf8),
      as: "_rels/.rels")
    zip.add(Array(workbook(names, charts).utf8), as: "xl/workbook.xml")
    zip.add(Array(relations(sheets.count, charts).utf8), as: "xl/_rels/workbook.xml.rels")
    zip.add(Array(sheet.styles.xml.utf8), as: "xl/styles.xml")
    for (index, sheet) in sheets.enumerated() { zip.add(sheet, as: "xl/worksheets/sheet\(index + 1).xml") }
    for part in parts { zip.add(part.bytes, as: part.name) }
    return zip.finish()
  }

  static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
  static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  static let packages = "http://schemas.openxmlformats.org/package/2006"
  static let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let kinds = "application/vnd.openxmlformats-officedocument.spreadsheetml"

  private func types(_ count: Int, _ parts: [WorkbookCharts.Part]) -> String {
    var text = Self.head + "<Types xmlns=\"\(Self.packages)/content-types\">"
    text += "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
    text += "<Default Extension=\"xml\" ContentType=\"application/xml\"/>"
    if parts.contains(where: { $0.name.hasSuffix(".png") }) {
      text += "<Default Extension=\"png\" ContentType=\"image/png\"/>"
    }
    text += "<Override PartName=\"/xl/workbook.xml\" ContentType=\"\(Self.kinds).sheet.main+xml\"/>"
    text += "<Override PartName=\"/xl/styles.xml\" ContentType=\"\(Self.kinds).styles+xml\"/>"
    for index in 1...count {
      text += "<Override PartName=\"/xl/worksheets/sheet\(index).xml\" ContentType=\"\(Self.kinds).worksheet+xml\"/>"
    }
    for part in parts {
      if let type = part.type { text += "<Override PartName=\"/\(part.name)\" ContentType=\"\(type)\"/>" }
    }
    return text + "</Types>"
  }

  private func workbook(_ names: [String], _ charts: WorkbookCharts) -> String {
    var text = Self.head + "<workbook xmlns=\"\(Self.main)\" xmlns:r=\"\(Self.office)\"><sheets>"
    for (index, name) in names.enumerated() {
      text += "<sheet name=\"\(name.xml)\" sheetId=\"\(index + 1)\" r:id=\"rId\(index + 1)\"/>"
    }
    if !charts.isEmpty {
      // The relationships of the table's sheets come first, then the relationship of the styles, and then this one.
      text += "<sheet name=\"\(charts.sheetName.xml)\" sheetId=\"\(names.count + 1)\" r:id=\"rId\(names.count + 2)\"/>"
    }
    text += "</sheets><definedNames>"
    for (index, name) in names.enumerated() {
      // The header row is repeated on every printed page.
      let sheet = "'\(name.replacing("'", with: "''"))'".xml
      text += "<definedName name=\"_xlnm.Print_Titles\" localSheetId=\"\(index)\">\(sheet)!$1:$1</definedName>"
    }
    return text + "</definedNames></workbook>"
  }

  private func relations(_ count: Int, _ charts: WorkbookCharts) -> String {
    var text = Self.head + "<Relationships xmlns=\"\(Self.packages)/relationships\">"
    for index in 1...count {
      text +=
        "<Relationship Id=\"rId\(index)\" Type=\"\(Self.office)/worksheet\" Target=\"worksheets/sheet\(index).xml\"/>"
    }
    if !charts.isEmpty {
      text += "<Relationship Id=\"rId\(count + 2)\" Type=\"\(Self.office)/worksheet\""
      text += " Target=\"worksheets/sheet\(count + 1).xml\"/>"
    }
    return text
      + "<Relationship Id=\"rId\(count + 1)\" Type=\"\(Self.office)/styles\" Target=\"styles.xml\"/></Relationships>"
  }

  static func sheetName(_ title: String) -> String {
    let name = String(title.filter { !"[]:*?/\\'".contains($0) && !$0.isNewline }.prefix(31))
    return name.contains { !$0.isWhitespace } ? name : "Table"
  }
}

extension String {
  var workbookText: String { WorkbookText.encoded(self).xml }

  var xml: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case let scalar where scalar.value < 0x20 || 0xFFFE...0xFFFF ~= scalar.value: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
