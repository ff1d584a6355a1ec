package import GalleyTables

/// A table whose rows come, go and move.
package struct EditedTable: Sendable {
  /// The rows that there were and those that came, each under the number it will always have.
  private let all: Table
  private var order: [UInt32]
  /// The column that tells rows apart; nil goes by their numbers.
  private let idColumn: Int?
  package let table: Table

  init(_ table: Table, idColumn: Int?) {
    (all, self.idColumn, self.table) = (table, idColumn, table)
    order = Array(0..<UInt32(table.rowCount))
  }

  private init(_ all: Table, _ order: [UInt32], idColumn: Int?) {
    (self.all, self.order, self.idColumn) = (all, order, idColumn)
    table = all.keeping(order)
  }

  /// The table with rows of `cells` more, at `position` from 0 or behind all others.
  func inserting(_ cells: [[String]], at position: Int?) -> EditedTable {
    var order = order
    let numbers = UInt32(all.rowCount)..<UInt32(all.rowCount + cells.count)
    order.insert(contentsOf: numbers, at: min(position ?? order.count, order.count))
    return EditedTable(all.appending(cells), order, idColumn: idColumn)
  }

  /// The table without the rows at `positions`.
  func deleting(_ positions: Set<Int>) -> EditedTable {
    let kept = order.enumerated().filter { !positions.contains($0.offset) }.map(\.element)
    return EditedTable(all, kept, idColumn: idColumn)
  }

  /// The table with the rows at `positions` moved so that the first of them is at `goal` among all, or last.
  func moving(_ positions: [Int], to goal: Int?) -> EditedTable {
    let moved = Set(positions)
    var rest = order.enumerated().filter { !moved.contains($0.offset) }.map(\.element)
    rest.insert(contentsOf: positions.map { order[$0] }, at: min(goal ?? rest.count, rest.count))
    return EditedTable(all, rest, idColumn: idColumn)
  }

  /// The table with its rows sorted by a column; equal ones keep their order.
  func sorted(by column: Int, isDescending: Bool) -> EditedTable {
    guard table.columns.indices.contains(column) else { return self }
    let keys = [SortedRows.Key(column: table.columns[column], isDescending: isDescending)]
    let positions = SortedRows(keys, count: table.rowCount).order()
    return EditedTable(all, positions.map { order[Int($0)] }, idColumn: idColumn)
  }

  /// Where the row called `name` is; nil where there is none.
  func position(of name: RowName) -> Int? {
    switch name {
    case .number(let number): return order.indices.contains(number) ? number : nil
    case .id(let id):
      guard let idColumn else { return UInt32(id).flatMap { order.firstIndex(of: $0) } }
      let column = table.columns[idColumn]
      return (0..<table.rowCount).first { row in column.withUTF8(row) { $0.elementsEqual(id.utf8) } }
    }
  }
}
