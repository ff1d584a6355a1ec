import GalleyMessages

/// Rows of data in named columns, stored as UTF-8 in large blocks with access in constant time. Ten million rows take
/// little more memory than their text.
///
/// ```swift
/// let table = try DataFile("sales.csv").table()
/// for row in 0..<table.rowCount { print(table[row]["Country"] ?? "") }
/// ```
public struct Table: Hashable, Sendable {
  public let name: String
  public package(set) var columns: [Column]
  public let rowCount: Int

  /// The path of the file, relative to the scene's folder; nil for rows in the scene itself.
  public package(set) var file: String?

  private var numbers: [UInt32]?

  package var subtotals: [Int] = []

  package init(name: String, columns: [Column], rowCount: Int) {
    self.name = name
    self.columns = columns
    self.rowCount = rowCount
  }

  package init(named name: String, columns: [(name: String, cells: [String])]) {
    self.init(
      name: name, columns: columns.map { Column(name: $0.name, cells: $0.cells) },
      rowCount: columns.map(\.cells.count).min() ?? 0)
  }

  /// Whether the file has errors. Its columns are then unknown, so references to them are not reported as errors.
  package private(set) var isUnreadable = false

  package static func unreadable(_ name: String) -> Table {
    var table = Table(name: name, columns: [], rowCount: 0)
    table.isUnreadable = true
    return table
  }

  /// Returns the number of a row, which stays the same when rows are sorted or removed.
  package func number(ofRow index: Int) -> Int { numbers.map { Int($0[index]) } ?? index }

  package func appending(_ rows: [[String]]) -> Table {
    let longer = columns.enumerated().map { index, column in column.appending(rows.map { $0[index] }) }
    return Table(name: name, columns: longer, rowCount: rowCount + rows.count)
  }

  package func keeping(_ rows: [UInt32]) -> Table {
    var table = selecting(rows)
    table.subtotals = subtotals
    table.numbers = numbers.map { numbers in rows.map { numbers[Int($0)] } } ?? rows
    return table
  }

  package func copied() -> Table {
    var table = self
    table.columns = columns.map { $0 }
    return table
  }

  public func columnIndex(_ name: String) -> Int? { columns.firstIndex { $0.name == name } }

  package func unknownColumn(_ name: String) -> SceneError.Kind {
    let known = columns.map(\.name)
    return .table(
      .unknownColumn(
        name, table: self.name, known: known, suggestion: Suggestion.closest(to: name, among: known)))
  }

  public subscript(index: Int) -> Row { Row(table: self, index: index) }

  public struct Row: Sendable {
    package let table: Table
    public let index: Int

    /// Returns the cell in the column `name`, or nil if there is no such column.
    public subscript(name: String) -> String? { table.columnIndex(name).map { table.columns[$0][index] } }
  }

  package func selecting(_ rows: [UInt32]) -> Table {
    // A small selection is copied, so that the memory of the other rows can be released.
    guard rows.count * 4 >= rowCount else { return copying(rows) }
    var selection = Column.Selection(rows)
    return Table(name: name, columns: columns.map { $0.selecting(&selection) }, rowCount: rows.count)
  }

  private func copying(_ rows: [UInt32]) -> Table {
    let originals = columns.filter(\.hasOriginal)
    let all = columns + originals.map(\.asWritten)
    var writer = CellWriter(width: all.count)
    for row in rows {
      for column in all { column.withUTF8(Int(row)) { writer.append($0) } }
      writer.endRow()
    }
    let cells = CellStore(writer.finish(), rowCount: rows.count)
    var next = columns.count
    let copies = columns.enumerated().map { index, column in
      guard column.hasOriginal else { return column.copied(to: cells, index, original: nil, rows: rows) }
      defer { next += 1 }
      return column.copied(to: cells, index, original: next, rows: rows)
    }
    return Table(name: name, columns: copies, rowCount: rows.count)
  }
}
