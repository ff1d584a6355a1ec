import GalleyTables

public enum TableFile: String, Hashable, Sendable, CaseIterable {
  /// A self-contained page. A click on a column header sorts the rows, and the headers stay visible. The page is
  /// readable without scripts.
  case html
  case markdown = "md"
  case workbook = "xlsx"

  public init?(pathExtension: String) {
    let name = pathExtension.lowercased()
    guard let kind = TableFile(rawValue: name == "htm" ? "html" : name == "markdown" ? "md" : name) else { return nil }
    self = kind
  }

  /// Returns the rows of the data file, from 0, with a cell that is truncated: workbooks limit cells to 32,767
  /// characters.
  public func cutRows(of document: TableDocument) -> [Int] {
    guard self == .workbook else { return [] }
    return (0..<document.table.rowCount).filter { row in
      document.printed.contains { column in
        document.table.columns[column.index].withUTF8(row) { $0.count > WorkbookSheet.maximumCharacters }
          && column.cells.text(row).utf16.count > WorkbookSheet.maximumCharacters
      }
    }.map { document.numberInFile(ofRow: $0) }
  }

  package func problem(with document: TableDocument) -> PrintError? {
    guard self == .workbook, document.table.columns.count > WorkbookSheet.columnLimit else { return nil }
    let count = WorkbookSheet(document).columnCount
    return count > WorkbookSheet.columnLimit ? .tooManyColumns(count, limit: WorkbookSheet.columnLimit) : nil
  }

  /// Writes `document` in this format.
  ///
  /// - Parameters:
  ///   - document: The table on its pages.
  ///   - logo: The bytes of the logo's image file, for web pages.
  ///   - fonts: The CSS rules for embedded fonts, for web pages.
  ///   - sink: Receives the bytes in portions.
  public func write<Failure>(
    _ document: TableDocument, logo: [UInt8]? = nil, fonts: String = "", to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .html:
      var page = TableWebPage(document, logo: logo, fonts: fonts)
      try page.write(to: sink)
    case .markdown:
      var text = TableMarkdown(document)
      try text.write(to: sink)
    case .workbook:
      try sink(TableWorkbook(document).bytes())
    }
  }
}

package struct TextPortions {
  private(set) var bytes: [UInt8] = []

  package init() {}

  private static let size = 1 << 16

  package static func += (portions: inout TextPortions, text: String) { portions.bytes += text.utf8 }

  package mutating func flush<Failure>(
    isEnd: Bool = false, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    guard isEnd ? !bytes.isEmpty : bytes.count >= Self.size else { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}

extension TableDocument {
  func walk<Failure>(_ body: (TableGroups.Segment) throws(Failure) -> Void) throws(Failure) {
    for segment in groups.segments { try body(segment) }
  }

  func totals(of group: Int?) -> [(words: String, cells: [Int: String])] {
    let title = group.map { groups.groups[$0].title } ?? ""
    return sums.lines.map { line in
      var cells: [Int: String] = [:]
      for (index, column) in line.columns.enumerated() {
        guard let place = printed.firstIndex(where: { $0.index == column }) else { continue }
        cells[place] = line.written(index, of: group, printed[place].cells)
      }
      return (sums.words(line, title, of: group), cells)
    }
  }

  func isTrailing(_ column: PrintedColumn) -> Bool { column.alignment == .trailing || column.alignment == .decimal }
}
