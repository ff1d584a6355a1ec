import GalleyFiles
import GalleyXML

package struct Workbook {
  package private(set) var sheets: [String] = []
  private var hidden: Set<String> = []
  private var parts: [String: String] = [:]
  private let archive: ZipArchive
  private var strings: [String] = []
  private var formats = CellFormats()

  package init(_ bytes: [UInt8]) throws(DataFault) {
    // A sheet of a million rows takes several hundred million bytes.
    do { archive = try ZipArchive(bytes, sizeLimit: Unpacking.limit) } catch {
      throw .broken(format: "xlsx", part: error.part)
    }
    var budget = UnpackingBudget(packed: bytes.count)
    try budget.take(archive.size)
    try readSheets()
    strings = try readStrings()
    formats = try readFormats()
  }

  package static func isOne(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: [0x50, 0x4B]), let archive = try? ZipArchive(bytes) else { return false }
    return archive.size(of: "xl/workbook.xml") != nil
  }

  /// Returns the rows of a sheet. If `name` is nil, it is the first sheet with rows, preferably a visible one.
  package func rows(of name: String?) throws(DataFault) -> SheetRows {
    if let name {
      guard let part = parts[name] else { throw .unknownSheet(name, known: sheets) }
      return try sheet(name, in: part)
    }
    for name in sheets.filter({ !hidden.contains($0) }) + sheets.filter(hidden.contains) {
      guard let part = parts[name] else { continue }
      let sheet = try sheet(name, in: part)
      if !sheet.rows.isEmpty { return sheet }
    }
    return SheetRows(sheet: sheets.first ?? "")
  }

  private func sheet(_ name: String, in part: String) throws(DataFault) -> SheetRows {
    guard let bytes = try contents(part) else { throw .broken(format: "xlsx", part: "the file '\(part)'") }
    var reader = SheetReader(strings: strings, formats: formats)
    try reader.read(bytes, part: part)
    // Numbers with different units are read as text, as the sheet displays them.
    let mixed = reader.columnFormats.filter { Set($0.value.filter(\.isKnown).map(\.unit)).count > 1 }
    if !mixed.isEmpty {
      reader = SheetReader(strings: strings, formats: formats, shownColumns: Set(mixed.keys))
      try reader.read(bytes, part: part)
    }
    let single = reader.columnFormats.filter { mixed[$0.key] == nil }
    return SheetRows(
      sheet: name, rows: reader.rows, parts: reader.parts, merged: reader.merged, typedColumns: reader.typedColumns,
      pointRows: reader.mergedPointRows, formats: single.compactMapValues(Self.finest))
  }

  private static func finest(_ codes: Set<NumberFormatCode>) -> NumberFormatCode? {
    if codes.count > 1, !codes.allSatisfy(\.isKnown) { return nil }
    return codes.max { ($0.maximumPlaces, $0.code) < ($1.maximumPlaces, $1.code) }
  }

  // MARK: Parts

  private func contents(_ name: String) throws(DataFault) -> [UInt8]? {
    do { return try archive.contents(of: name) } catch { throw .broken(format: "xlsx", part: error.part) }
  }

  private mutating func readSheets() throws(DataFault) {
    let path = "xl/workbook.xml"
    guard let book = try contents(path) else { throw .broken(format: "xlsx", part: "the file '\(path)'") }
    var found: [(name: String, id: String, isHidden: Bool)] = []
    var is1904 = false
    let scan = XMLScan()
    scan.start = { name, attributes in
      if name == "sheet", let title = attributes["name"], let id = attributes["id"] {
        found.append((title, id, ["hidden", "veryHidden"].contains(attributes["state"])))
      }
      if name == "workbookPr" { is1904 = ["1", "true"].contains(attributes["date1904"] ?? "") }
    }
    try scan.read(book, part: path)
    formats.is1904 = is1904
    let targets = try readTargets()
    for (name, id, isHidden) in found {
      guard let target = targets[id] else { continue }
      if isHidden { hidden.insert(name) }
      sheets.append(name)
      parts[name] = target.hasPrefix("/") ? String(target.dropFirst()) : FilePath.normalized("xl/" + target)
    }
  }

  private func readTargets() throws(DataFault) -> [String: String] {
    let path = "xl/_rels/workbook.xml.rels"
    guard let bytes = try contents(path) else { return [:] }
    var targets: [String: String] = [:]
    let scan = XMLScan()
    scan.start = { name, attributes in
      if name == "Relationship", let id = attributes["Id"], let target = attributes["Target"] { targets[id] = target }
    }
    try scan.read(bytes, part: path)
    return targets
  }

  private func readStrings() throws(DataFault) -> [String] {
    let path = "xl/sharedStrings.xml"
    guard let bytes = try contents(path) else { return [] }
    var strings: [String] = []
    var text: [UInt8] = []
    var (isText, isReading) = (false, 0)
    let scan = XMLScan()
    scan.start = { name, _ in
      if name == "t" { isText = isReading == 0 }
      // Phonetic readings are not part of the text.
      if name == "rPh" { isReading += 1 }
    }
    scan.text = { if isText { text += $0 } }
    scan.end = { name in
      if name == "t" { isText = false }
      if name == "rPh" { isReading -= 1 }
      guard name == "si" else { return }
      strings.append(WorkbookText.decoded(String(decoding: text, as: UTF8.self)))
      text = []
    }
    try scan.read(bytes, part: path)
    return strings
  }

  private func readFormats() throws(DataFault) -> CellFormats {
    let path = "xl/styles.xml"
    guard let bytes = try contents(path) else { return formats }
    var formats = formats
    var codes: [Int: String] = [:]
    var isOfCells = false
    let scan = XMLScan()
    scan.start = { name, attributes in
      let id = attributes["numFmtId"].flatMap { Int($0) }
      if name == "numFmt", let id { codes[id] = attributes["formatCode"] }
      if name == "cellXfs" { isOfCells = true }
      if name == "xf", isOfCells { formats.add(id ?? 0, code: codes[id ?? 0]) }
    }
    scan.end = { if $0 == "cellXfs" { isOfCells = false } }
    try scan.read(bytes, part: path)
    return formats
  }
}
