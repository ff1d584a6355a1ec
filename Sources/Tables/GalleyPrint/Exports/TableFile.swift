import GalleyTables

/// A table as one file that is no page: a web page, Markdown, or a workbook.
public enum TableFile: String, Hashable, Sendable, CaseIterable {
  /// A web page that stands alone: it is sorted by a click, keeps its titles in view, and is read without a script.
  case html
  case markdown = "md"
  case workbook = "xlsx"

  /// The kind that a file's extension tells, or nil.
  public init?(pathExtension: String) {
    let name = pathExtension.lowercased()
    guard let kind = TableFile(rawValue: name == "htm" ? "html" : name == "markdown" ? "md" : name) else { return nil }
    self = kind
  }

  /// The rows of the file, from 0, that have a cell of which the file holds only the beginning: workbooks end cells at
  /// 32,767 characters.
  public func cutRows(of document: TableDocument) -> [Int] {
    guard self == .workbook else { return [] }
    return (0..<document.table.rowCount).filter { row in
      document.printed.contains { column in
        document.table.columns[column.index].withUTF8(row) { $0.count > WorkbookSheet.mostCharacters }
          && column.cells.text(row).utf16.count > WorkbookSheet.mostCharacters
      }
    }.map { document.numberInFile(ofRow: $0) }
  }

  /// Why the file cannot hold the table: a sheet of a workbook has at most 16,384 columns.
  package func problem(with document: TableDocument) -> PrintError? {
    guard self == .workbook, document.table.columns.count > WorkbookSheet.columnLimit else { return nil }
    let count = WorkbookSheet(document).columnCount
    return count > WorkbookSheet.columnLimit ? .tooManyColumns(count, limit: WorkbookSheet.columnLimit) : nil
  }

  /// Hands the bytes of `document` as such a file to `sink`, portion by portion.
  ///
  /// `logo` is the bytes of the logo's file, for web pages.
  /// `fonts` is what the style sheet of a web page says of the fonts that it carries.
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

/// Text that is handed on in portions.
package struct TextPortions {
  private(set) var bytes: [UInt8] = []

  package init() {}

  /// Bytes of a portion.
  private static let size = 1 << 16

  package static func += (portions: inout TextPortions, text: String) { portions.bytes += text.utf8 }

  /// Hands on what there is once it is a portion, or whatever there is at the end.
  package mutating func flush<Failure>(
    isEnd: Bool = false, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    guard isEnd ? !bytes.isEmpty : bytes.count >= Self.size else { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}

extension TableDocument {
  /// Hears of headings, rows and sums in the order in which they are printed.
  func walk<Failure>(_ body: (TableGroups.Segment) throws(Failure) -> Void) throws(Failure) {
    for segment in groups.segments { try body(segment) }
  }

  /// What stands below a group in each printed column, line by line: words first, sums under their columns.
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
