import GalleyTables

package enum RowEdit: Sendable {
  case delete(table: Int, row: Int)
  case move(table: Int, row: Int, before: Int)
  case sort(table: Int, column: Int, isDescending: Bool)

  private var table: Int {
    switch self {
    case .delete(let table, _), .move(let table, _, _), .sort(let table, _, _): table
    }
  }

  func applied(to edits: SceneEdits, of tables: [Table]) -> SceneEdits {
    guard tables.indices.contains(table) else { return edits }
    let now = edits.table(table) { EditedTable(tables[table], idColumn: nil) }
    switch self {
    case .delete(_, let row): return edits.with(now.deleting([row]), at: table)
    case .sort(_, let column, let isDescending):
      return edits.with(now.sorted(by: column, isDescending: isDescending), at: table)
    case .move(_, let row, let goal):
      guard now.table.rowCount > row, row >= 0, goal >= 0 else { return edits }
      // Removing the row shifts a later target up by one.
      return edits.with(now.moving([row], to: goal > row ? goal - 1 : goal), at: table)
    }
  }
}
