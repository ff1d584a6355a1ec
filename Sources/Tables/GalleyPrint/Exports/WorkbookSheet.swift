import GalleyData
import GalleyGeometry
import GalleyTables

struct WorkbookSheet {
  let document: TableDocument
  private let columns: [SheetColumn]
  var styles = WorkbookStyles()

  var columnCount: Int { columns.count }
  var rowCount: Int { document.table.rowCount }

  private struct SheetColumn {
    let title: String
    let data: Column
    let cells: CellText
    let format: String
    var style = 0
    var totalStyle = 0
    var partialStyle = 0
    var dayStyle = 0
    var exponentStyle = 0
    let width: Double

    func style(_ row: Int) -> Int {
      if WorkbookNumber.isDayAlone(data, row) { return dayStyle }
      return exponentStyle > 0 && WorkbookNumber.needsExponent(data, row) ? exponentStyle : style
    }
  }

  init(_ document: TableDocument) {
    self.document = document
    var columns = document.plan.groups.compactMap { name -> SheetColumn? in
      guard let index = document.table.columnIndex(name),
        !document.printed.contains(where: { $0.index == index })
      else { return nil }
      let data = document.table.columns[index]
      return SheetColumn(
        title: name, data: data, cells: document.texts(ofColumn: index),
        format: WorkbookNumber.format(of: data, name, document.plan), width: 18)
    }
    let em = document.plan.fontSize
    columns += document.printed.map { column in
      let data = document.table.columns[column.index]
      // Column widths are in characters, whose width is about half of their height. More than 60 characters are hard to
      // read.
      let width = min(max(column.measure.natural / em * 1.9 + 2, 8), 60)
      return SheetColumn(
        title: column.plan.title, data: data, cells: column.cells,
        format: WorkbookNumber.format(of: data, column.plan.field, named: column.plan.format, document.plan),
        width: (width * 4).rounded() / 4)
    }
    for index in columns.indices {
      columns[index].style = styles.number(of: .init(format: columns[index].format))
      if columns[index].data.kind == .timestamp {
        let format = WorkbookNumber.dayFormat(columns[index].data, document.plan)
        columns[index].dayStyle = styles.number(of: .init(format: format))
      }
      let data = columns[index].data
      if (0..<data.count).contains(where: { WorkbookNumber.needsExponent(data, $0) }) {
        columns[index].exponentStyle = styles.number(of: .init(format: WorkbookNumber.exponentFormat))
      }
      let total = columns[index].exponentStyle > 0 ? WorkbookNumber.exponentFormat : columns[index].format
      columns[index].totalStyle = styles.number(of: .init(format: total, isBold: true, isTotal: true))
      if !document.partial.isEmpty {
        let format = (columns[index].format.isEmpty ? "General" : columns[index].format) + "\"\(TableSums.mark)\""
        columns[index].partialStyle = styles.number(of: .init(format: format, isBold: true, isTotal: true))
      }
    }
    self.columns = columns
  }

  mutating func write(maximumRows: Int) -> [[UInt8]] {
    let title = styles.number(of: .init(isBold: true))
    if hasOutline(maximumRows: maximumRows) { return [writeOutline(title)] }
    let order = document.groups.order
    let places = Array(stride(from: 0, to: max(rowCount, 1), by: maximumRows - 2))
    return places.map { start in
      let end = min(start + maximumRows - 2, rowCount)
      var sheet = begin(title)
      for place in start..<max(end, start) {
        writeRow(order.map { Int($0[place]) } ?? place, number: place - start + 2, &sheet)
      }
      if end == rowCount {
        for (index, line) in document.sums.lines.enumerated() where rowCount > 0 {
          writeTotals(line, row: end - start + 2 + index, last: start == 0 ? end + 1 : nil, &sheet)
        }
        let lines = max(document.sums.lines.count, 1)
        writeFootnotes(row: end - start + 3 + lines, maximumRows: maximumRows, &sheet)
      }
      sheet += "</sheetData>".utf8
      if end > start {
        sheet += "<autoFilter ref=\"A1:\(Self.name(of: columns.count - 1))\(end - start + 1)\"/>".utf8
      }
      sheet += "<pageSetup orientation=\"landscape\" fitToHeight=\"0\"/></worksheet>".utf8
      return sheet
    }
  }

  func begin(_ title: Int, levels: Int = 0) -> [UInt8] {
    var text = TableWorkbook.head + "<worksheet xmlns=\"\(TableWorkbook.main)\">"
    text += "<sheetPr><pageSetUpPr fitToPage=\"1\"/></sheetPr>"
    text +=
      "<sheetViews><sheetView workbookViewId=\"0\"\(document.plan.direction == .rightToLeft ? " rightToLeft=\"1\"" : "")>"
    text +=
      "<pane ySplit=\"1\" topLeftCell=\"A2\" activePane=\"bottomLeft\" state=\"frozen\"/></sheetView></sheetViews>"
    if levels > 0 { text += "<sheetFormatPr defaultRowHeight=\"15\" outlineLevelRow=\"\(levels)\"/>" }
    text += "<cols>"
    for (index, column) in columns.enumerated() {
      text += "<col min=\"\(index + 1)\" max=\"\(index + 1)\" width=\"\(column.width)\" customWidth=\"1\"/>"
    }
    text += "</cols><sheetData><row r=\"1\">"
    for (index, column) in columns.enumerated() {
      text += "<c r=\"\(Self.name(of: index))1\" s=\"\(title)\" t=\"inlineStr\"><is><t xml:space=\"preserve\">"
      text += column.title.workbookText + "</t></is></c>"
    }
    return Array((text + "</row>").utf8)
  }

  func writeRow(_ row: Int, number: Int, level: Int = 0, _ sheet: inout [UInt8]) {
    sheet += Self.row(number, level: level).utf8
    for (index, column) in columns.enumerated() where !column.data.isEmpty(row) {
      let style = column.style(row)
      sheet += "<c r=\"\(Self.name(of: index))\(number)\" s=\"\(style)\"".utf8
      if let value = WorkbookNumber.value(of: column.data, row) {
        sheet += "><v>\(value)</v></c>".utf8
      } else if column.data.kind == .boolean {
        sheet += " t=\"b\"><v>\(column.data[row] == "true" ? 1 : 0)</v></c>".utf8
      } else {
        sheet += " t=\"inlineStr\"><is><t xml:space=\"preserve\">".utf8
        sheet += Self.shortened(column.cells.text(row)).workbookText.utf8
        sheet += "</t></is></c>".utf8
      }
    }
    sheet += "</row>".utf8
  }

  private static func row(_ number: Int, level: Int) -> String {
    level > 0 ? "<row r=\"\(number)\" outlineLevel=\"\(level)\">" : "<row r=\"\(number)\">"
  }

  static let columnLimit = 16_384

  /// The maximum length of a cell in workbook programs, in UTF-16 code units.
  static let maximumCharacters = 32_767

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > maximumCharacters, text.utf16.count > maximumCharacters else { return text }
    var (end, units) = (text.startIndex, 0)
    while end < text.endIndex {
      units += text[end].utf16.count
      if units > maximumCharacters { break }
      end = text.index(after: end)
    }
    return String(text[..<end])
  }

  func writeFootnotes(row: Int, maximumRows: Int, _ sheet: inout [UInt8]) {
    for (index, note) in document.footnotes.enumerated() where row + index <= maximumRows {
      sheet += "<row r=\"\(row + index)\"><c r=\"A\(row + index)\" t=\"inlineStr\"><is>".utf8
      sheet += "<t xml:space=\"preserve\">\(Self.shortened(note).workbookText)</t></is></c></row>".utf8
    }
  }

  /// Writes totals as formulas, so that they reflect later edits and filters. `last` is nil if the rows are on several
  /// sheets, which no formula can span.
  private func writeTotals(_ line: TableSums.Line, row: Int, last: Int?, _ sheet: inout [UInt8]) {
    writeTotals(line, row: row, rows: last.map { 2...max(2, $0) }, &sheet)
  }

  /// Writes totals with the function SUBTOTAL, which ignores cells that contain SUBTOTAL formulas. Totals may therefore
  /// include rows with group totals.
  func writeTotals(
    _ line: TableSums.Line, of group: Int? = nil, row: Int, level: Int = 0, rows: ClosedRange<Int>?,
    _ sheet: inout [UInt8]
  ) {
    sheet += Self.row(row, level: level).utf8
    for (index, column) in columns.enumerated() {
      guard let place = line.columns.firstIndex(where: { document.table.columns[$0].name == column.data.name }),
        let value = WorkbookNumber.value(of: column.data, text: line.text(place, of: group))
      else {
        if index == 0 {
          sheet += "<c r=\"A\(row)\" s=\"\(column.totalStyle)\" t=\"inlineStr\"><is><t>".utf8
          sheet += (document.sums.words(line, groupTitle(group), of: group).workbookText + "</t></is></c>").utf8
        }
        continue
      }
      let name = Self.name(of: index)
      let style = line.isPartial(place, of: group) ? column.partialStyle : column.totalStyle
      // In SUBTOTAL, 109 adds up and 101 averages the visible cells (ECMA-376).
      let formula =
        rows.map {
          "<f>SUBTOTAL(\(line.isAverage ? 101 : 109),\(name)\($0.lowerBound):\(name)\($0.upperBound))</f>"
        } ?? ""
      sheet += "<c r=\"\(name)\(row)\" s=\"\(style)\">\(formula)<v>\(value)</v></c>".utf8
    }
    sheet += "</row>".utf8
  }

  private func groupTitle(_ group: Int?) -> String { group.map { document.groups.groups[$0].title } ?? "" }

  static func name(of index: Int) -> String {
    var (name, rest) = ("", index + 1)
    while rest > 0 {
      name = String(UnicodeScalar(UInt8(65 + (rest - 1) % 26))) + name
      rest = (rest - 1) / 26
    }
    return name
  }
}
