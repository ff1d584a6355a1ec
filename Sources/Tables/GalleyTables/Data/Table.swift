import GalleyMessages

/// Rows of data under named columns.
///
/// The cells of all columns lie in a few long runs of UTF-8, and rows are found by number, so that ten million rows
/// cost little more than their text.
public struct Table: Hashable, Sendable {
  public let name: String
  /// The columns, in the order of the file.
  public package(set) var columns: [Column]
  public let rowCount: Int

  /// The file its rows come from, below the scene's folder; nil for rows of the scene itself.
  public package(set) var file: String?

  /// The number each row had when it first came, where rows came, went or moved since; else it is its index.
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

  /// Whether its file had mistakes: then nothing is known of its columns, and its uses are no mistakes.
  package private(set) var isUnreadable = false

  package static func unreadable(_ name: String) -> Table {
    var table = Table(name: name, columns: [], rowCount: 0)
    table.isUnreadable = true
    return table
  }

  /// The number that the row at `index` had when it first came: what it is told by as long as it is there.
  package func number(ofRow index: Int) -> Int { numbers.map { Int($0[index]) } ?? index }

  /// The table with `rows` of cells, in the order of the columns, behind its own.
  package func appending(_ rows: [[String]]) -> Table {
    let longer = columns.enumerated().map { index, column in column.appending(rows.map { $0[index] }) }
    return Table(name: name, columns: longer, rowCount: rowCount + rows.count)
  }

  /// The table with only the listed rows, in their order, which keep their numbers.
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

  /// The index of the column called `name`, or nil.
  public func columnIndex(_ name: String) -> Int? { columns.firstIndex { $0.name == name } }

  package func unknownColumn(_ name: String) -> SceneError.Kind {
    let known = columns.map(\.name)
    return .table(
      .unknownColumn(
        name, table: self.name, known: known, suggestion: Suggestion.closest(to: name, among: known)))
  }

  /// The row at `index`, from 0.
  public subscript(index: Int) -> Row { Row(table: self, index: index) }

  public struct Row: Sendable {
    package let table: Table
    /// The row's index, from 0.
    public let index: Int

    /// The text of a cell, or nil if there is no such column.
    public subscript(name: String) -> String? { table.columnIndex(name).map { table.columns[$0][index] } }
  }

  package func selecting(_ rows: [UInt32]) -> Table {
    // Few rows of many are copied, so that the others need not be kept.
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
