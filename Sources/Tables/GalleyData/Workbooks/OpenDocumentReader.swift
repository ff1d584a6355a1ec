import GalleyXML

/// Reads the tables of `content.xml`. The value of a cell has precedence over the text that LibreOffice displays.
final class OpenDocumentReader {
  private var tables: [SheetRows] = []
  private var rows: [[String]] = []
  private var row: [String] = []
  private var merged: [MergedCells] = []
  private var rowCopies = 1
  private var cell = Cell()
  private var isCell = false
  /// The nesting depth inside notes and drawings, whose text does not belong to the cell.
  private var foreign = 0
  private var isParagraph = false
  private var nested = 0
  private var gaps = 0
  private var budget = UnpackingBudget(packed: 0)
  private var fault: DataFault?

  private struct Cell {
    var value: String?
    var isNumber = false
    var text: [UInt8] = []
    var paragraphs = 0
    var copies = 1
    var columns = 1
    var rows = 1
  }

  private static let columnLimit = 16_384
  private static let gapLimit = 1 << 26
  private static let areaLimit = 1 << 20

  func read(_ bytes: [UInt8], part: String) throws(DataFault) -> [SheetRows] {
    budget = UnpackingBudget(packed: bytes.count)
    let scan = XMLScan()
    scan.start = { [unowned self] name, attributes in start(name, attributes) }
    scan.text = { [unowned self] piece in if isParagraph, foreign == 0 { cell.text += piece } }
    scan.end = { [unowned self] name in end(name) }
    try scan.read(bytes, part: part)
    if let fault { throw fault }
    guard gaps <= Self.gapLimit else {
      throw .broken(format: "ods", part: "the file '\(part)', whose rows are too wide")
    }
    return tables
  }

  // MARK: Elements

  private func start(_ name: String, _ attributes: XMLAttributes) {
    switch name {
    case "table":
      // A table inside a cell is not a sheet.
      nested += 1
      guard nested == 1 else { return }
      tables.append(SheetRows(sheet: attributes["name"] ?? ""))
      (rows, merged) = ([], [])
    case "table-row" where nested == 1:
      row = []
      rowCopies = Self.count(attributes["number-rows-repeated"])
      let visibility = attributes["visibility"]
      if visibility == "collapse" || visibility == "filter", !tables.isEmpty {
        tables[tables.count - 1].parts.hiddenRows += rowCopies < Self.columnLimit ? rowCopies : 0
      }
    case "table-cell" where nested == 1, "covered-table-cell" where nested == 1: startCell(attributes)
    case "annotation", "shape", "frame", "custom-shape": if isCell { foreign += 1 }
    case "p" where isCell && foreign == 0:
      if cell.paragraphs > 0 { cell.text.append(0x0A) }
      cell.paragraphs += 1
      isParagraph = true
    case "s" where isParagraph:
      cell.text += [UInt8](repeating: 0x20, count: min(Self.count(attributes["c"]), 1000))
    case "tab" where isParagraph: cell.text.append(0x09)
    case "line-break" where isParagraph: cell.text.append(0x0A)
    default: break
    }
  }

  private func startCell(_ attributes: XMLAttributes) {
    cell = Cell()
    isCell = true
    cell.copies = Self.count(attributes["number-columns-repeated"])
    cell.columns = Self.count(attributes["number-columns-spanned"])
    cell.rows = Self.count(attributes["number-rows-spanned"])
    let number = attributes["value"]
    switch attributes["value-type"] {
    case "float": (cell.value, cell.isNumber) = (number.map(Self.plain), true)
    case "percentage":
      cell.value = number.flatMap { DecimalDigits($0) }.map { $0.shifted(by: 2).text + "%" } ?? number
      cell.isNumber = true
    case "currency":
      cell.value = number.map {
        [Self.plain($0), attributes["currency"] ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      }
      cell.isNumber = true
    case "date": (cell.value, cell.isNumber) = (attributes["date-value"], true)
    case "time": (cell.value, cell.isNumber) = (attributes["time-value"].flatMap(Self.clock), true)
    case "boolean": cell.value = attributes["boolean-value"]
    case "string": cell.value = attributes["string-value"]
    default: break
    }
  }

  private func end(_ name: String) {
    switch name {
    case "table":
      nested -= 1
      guard nested == 0, !tables.isEmpty else { return }
      tables[tables.count - 1].rows = rows
      tables[tables.count - 1].merged = merged
    case "table-row" where nested == 1: endRow()
    case "table-cell" where nested == 1, "covered-table-cell" where nested == 1: endCell()
    case "annotation", "shape", "frame", "custom-shape": if isCell { foreign -= 1 }
    case "p": isParagraph = false
    default: break
    }
  }

  private func endCell() {
    isCell = false
    let text = cell.value ?? String(decoding: cell.text, as: UTF8.self)
    guard row.count < Self.columnLimit, fault == nil else { return }
    if cell.rows > 1 || cell.columns > 1, merged.count < Self.areaLimit, !text.isEmpty {
      merged.append(
        MergedCells(
          rows: rows.count..<rows.count + min(cell.rows, Self.areaLimit),
          columns: row.count..<min(row.count + cell.columns, Self.columnLimit)))
    }
    // The last cells of a row are often empty ones that are repeated up to the last possible column.
    let copies = min(cell.copies, Self.columnLimit - row.count)
    do throws(DataFault) { try budget.take(text.utf8.count * copies) } catch {
      fault = error
      return
    }
    if cell.isNumber, !tables.isEmpty {
      tables[tables.count - 1].typedColumns.formUnion(row.count..<row.count + copies)
    }
    row += Array(repeating: text, count: copies)
  }

  private func endRow() {
    while row.last?.isEmpty == true { row.removeLast() }
    guard !row.isEmpty, fault == nil else { return }
    let (cells, size) = (row.count * rowCopies, row.reduce(0) { $0 + $1.utf8.count })
    gaps += cells
    guard gaps <= Self.gapLimit else { return }
    do throws(DataFault) { try budget.take(size * (rowCopies - 1)) } catch {
      fault = error
      return
    }
    rows += Array(repeating: row, count: rowCopies)
  }

  // MARK: Values

  private static func count(_ text: String?) -> Int { min(max(text.flatMap { Int($0) } ?? 1, 1), 1 << 20) }

  private static func plain(_ number: String) -> String {
    guard number.contains(where: { $0 == "." || $0 == "E" || $0 == "e" }) else { return number }
    return DecimalDigits(number)?.rounded(to: 15).text ?? number
  }

  /// Returns "10:30:00" for "PT10H30M00S".
  private static func clock(_ text: String) -> String? {
    guard text.hasPrefix("PT"), let hours = text.firstIndex(of: "H"), let minutes = text.firstIndex(of: "M"),
      let seconds = text.firstIndex(of: "S"), hours < minutes, minutes < seconds
    else { return nil }
    let parts = [
      text[text.index(text.startIndex, offsetBy: 2)..<hours], text[text.index(after: hours)..<minutes],
      text[text.index(after: minutes)..<seconds].prefix { $0 != "," && $0 != "." },
    ]
    return parts.map { ($0.count < 2 ? "0" : "") + $0 }.joined(separator: ":")
  }
}
