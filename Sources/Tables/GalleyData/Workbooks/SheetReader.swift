import GalleyXML

final class SheetReader {
  private(set) var rows: [[String]] = []
  private(set) var parts = SheetParts()
  private(set) var columnFormats: [Int: Set<NumberFormatCode>] = [:]
  private var knownStyles: [Int: Set<Int>] = [:]
  /// The columns whose numbers have different units, and are therefore read as displayed.
  private let shownColumns: Set<Int>
  private(set) var typedColumns: Set<Int> = []
  /// The rows, by column, with numbers whose decimal point could be mistaken for a thousands separator.
  private(set) var pointRows: [Int: RowSet] = [:]
  /// The numbers of the rows in the sheet, from 1.
  private var numbers: [Int] = []
  private var number = 0
  private var areas: [(rows: ClosedRange<Int>, columns: Range<Int>)] = []
  private var isFormula = false
  private let strings: [String]
  private let formats: CellFormats
  private var row: [String] = []
  private var column = 0
  private var kind = ""
  private var style: Int?
  private var text: [UInt8] = []
  private var isText = false
  private var isInFormula = false
  private var formula: [UInt8] = []
  private var hasSubtotal = false
  /// Whether the row belongs to a group of an outline.
  private var isInOutline = false

  /// The formula function that computes group totals in outlines.
  private static let subtotal = Array("SUBTOTAL(".utf8)
  private static let columnLimit = 16_384
  private var gaps = 0
  private static let gapLimit = 1 << 26
  /// The limit on unpacked content. A string that several cells share counts once for each of them.
  private var budget = UnpackingBudget(packed: 0)
  private var fault: DataFault?

  init(strings: [String], formats: CellFormats, shownColumns: Set<Int> = []) {
    self.strings = strings
    self.shownColumns = shownColumns
    self.formats = formats
  }

  func read(_ bytes: [UInt8], part: String) throws(DataFault) {
    budget = UnpackingBudget(packed: bytes.count)
    let scan = XMLScan()
    scan.start = { [unowned self] name, attributes in start(name, attributes) }
    scan.text = { [unowned self] piece in
      if isText { text += piece }
      if isInFormula, formula.count < Self.subtotal.count { formula += piece }
    }
    scan.end = { [unowned self] name in end(name) }
    try scan.read(bytes, part: part)
    if let fault { throw fault }
    guard gaps <= Self.gapLimit else {
      throw .broken(format: "xlsx", part: "the file '\(part)', whose rows are too wide")
    }
  }

  private func start(_ name: String, _ attributes: XMLAttributes) {
    switch name {
    case "row":
      row = []
      column = 0
      number = max(attributes["r"].flatMap { Int($0) } ?? number + 1, number + 1)
      hasSubtotal = false
      isInOutline = (attributes["outlineLevel"].flatMap { Int($0) } ?? 0) > 0
      if attributes["hidden"] == "1" || attributes["hidden"] == "true" { parts.hiddenRows += 1 }
    case "col": takeColumns(attributes)
    case "mergeCell": if areas.count < Self.areaLimit { attributes["ref"].flatMap(Self.area).map { areas.append($0) } }
    case "f":
      (isFormula, isInFormula) = (true, true)
      formula = []
    case "c":
      isFormula = false
      if let place = attributes["r"].flatMap(Self.column) { column = place }
      kind = attributes["t"] ?? "n"
      style = attributes["s"].flatMap { Int($0) }
      text = []
    case "v", "t": isText = true
    default: break
    }
  }

  private func end(_ name: String) {
    switch name {
    case "v", "t": isText = false
    case "f":
      isInFormula = false
      if formula.starts(with: Self.subtotal) { hasSubtotal = true }
    case "c":
      if isFormula, text.isEmpty { parts.formulasWithoutValue += 1 }
      take(value)
      column += 1
      kind = ""
    case "row":
      guard row.contains(where: { !$0.isEmpty }) else { break }
      if isInOutline, hasSubtotal {
        parts.outlineTotals += 1
        break
      }
      rows.append(row)
      numbers.append(number)
    default: break
    }
  }

  private func takeColumns(_ attributes: XMLAttributes) {
    guard attributes["hidden"] == "1" || attributes["hidden"] == "true",
      let first = attributes["min"].flatMap({ Int($0) }), let last = attributes["max"].flatMap({ Int($0) }),
      1...Self.columnLimit ~= first, first...Self.columnLimit ~= last, last < Self.columnLimit
    else { return }
    parts.hiddenColumns += last - first + 1
  }

  private func take(_ value: String) {
    guard !value.isEmpty, column < Self.columnLimit, gaps <= Self.gapLimit, fault == nil else { return }
    do throws(DataFault) { try budget.take(value.utf8.count) } catch {
      fault = error
      return
    }
    if column >= row.count {
      gaps += column - row.count
      row += Array(repeating: "", count: column - row.count)
      row.append(value)
    } else {
      row[column] = value
    }
  }

  private var value: String {
    let written = String(decoding: text, as: UTF8.self)
    switch kind {
    case "s": return shared(written)
    case "b": return written == "1" ? "true" : written == "0" ? "false" : written
    case "str", "inlineStr": return WorkbookText.decoded(written)
    case "e", "d": return written
    default:
      guard !written.isEmpty else { return "" }
      typedColumns.insert(column)
      noteFormat()
      let shown =
        shownColumns.contains(column) ? formats.shown(written, style: style) : formats.text(written, style: style)
      if FractionMark.isOpen(shown.utf8) { pointRows[column, default: RowSet()].insert(rows.count) }
      return shown
    }
  }

  private func shared(_ index: String) -> String {
    guard !index.isEmpty else { return "" }
    guard let number = Int(index), strings.indices.contains(number) else {
      fault = fault ?? .broken(format: "xlsx", part: "the text \(index) of row \(number)")
      return ""
    }
    return strings[number]
  }

  // MARK: Merged cells

  private static let areaLimit = 1 << 20

  var merged: [MergedCells] {
    areas.compactMap { area in
      let (first, end) = (place(area.rows.lowerBound), place(area.rows.upperBound + 1))
      guard first < end, numbers[first] == area.rows.lowerBound, end - first > 1 || area.columns.count > 1 else {
        return nil
      }
      return MergedCells(rows: first..<end, columns: area.columns)
    }
  }

  var mergedPointRows: [Int: RowSet] {
    guard !pointRows.isEmpty, !areas.isEmpty else { return pointRows }
    var points = pointRows
    for area in merged {
      for column in area.columns where points[area.columns.lowerBound]?.contains(area.rows.lowerBound) == true {
        for row in area.rows { points[column, default: RowSet()].insert(row) }
      }
    }
    return points
  }

  private func place(_ number: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func area(_ text: String) -> (rows: ClosedRange<Int>, columns: Range<Int>)? {
    let ends = text.split(separator: ":")
    guard ends.count == 2, let left = column(String(ends[0])), let right = column(String(ends[1])), left <= right,
      let top = row(ends[0]), let bottom = row(ends[1]), top <= bottom
    else { return nil }
    return (top...bottom, left..<right + 1)
  }

  private static func row(_ place: Substring) -> Int? {
    let digits = place.drop { !$0.isNumber }
    return digits.count <= 7 ? Int(digits) : nil
  }

  private func noteFormat() {
    guard let style, knownStyles[column, default: []].insert(style).inserted, let code = formats.code(style) else {
      return
    }
    columnFormats[column, default: []].insert(code)
  }

  static func column(_ place: String) -> Int? {
    var number = 0
    for byte in place.utf8 {
      guard (byte | 0x20) &- 0x61 < 26 else { break }
      number = number * 26 + Int((byte | 0x20) - 0x60)
      guard number <= columnLimit else { return nil }
    }
    return number > 0 ? number - 1 : nil
  }
}
