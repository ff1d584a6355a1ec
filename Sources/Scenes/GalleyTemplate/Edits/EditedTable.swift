package import GalleyTables

package struct EditedTable: Sendable {
  /// All rows that ever existed, so that row numbers never change.
  private let all: Table
  private var order: [UInt32]
  /// The column that identifies rows; `nil` identifies them by their numbers.
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

  func inserting(_ cells: [[String]], at position: Int?) -> EditedTable {
    var order = order
    let numbers = UInt32(all.rowCount)..<UInt32(all.rowCount + cells.count)
    order.insert(contentsOf: numbers, at: min(position ?? order.count, order.count))
    return EditedTable(all.appending(cells), order, idColumn: idColumn)
  }

  func deleting(_ positions: Set<Int>) -> EditedTable {
    let kept = order.enumerated().filter { !positions.contains($0.offset) }.map(\.element)
    return EditedTable(all, kept, idColumn: idColumn)
  }

  /// Moves rows. `goal` is the index of the first row after the move; `nil` means the end of the table.
  func moving(_ positions: [Int], to goal: Int?) -> EditedTable {
    let moved = Set(positions)
    var rest = order.enumerated().filter { !moved.contains($0.offset) }.map(\.element)
    rest.insert(contentsOf: positions.map { order[$0] }, at: min(goal ?? rest.count, rest.count))
    return EditedTable(all, rest, idColumn: idColumn)
  }

  /// Sorts the rows. The sort is stable.
  func sorted(by column: Int, isDescending: Bool) -> EditedTable {
    guard table.columns.indices.contains(column) else { return self }
    let keys = [SortedRows.Key(column: table.columns[column], isDescending: isDescending)]
    let positions = SortedRows(keys, count: table.rowCount).order()
    return EditedTable(all, positions.map { order[Int($0)] }, idColumn: idColumn)
  }

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
