/// The identities that scroll positions can name.
struct TargetNames {
  /// The names written in the scene, and the cells of the columns that tell rows apart.
  private(set) var names: Set<String> = []
  /// Whether there may be others: some name is put together from data, or the view has mistakes.
  private(set) var isOpen: Bool
  private let tables: [Table]

  /// The identities in `view`; nil stands for a view with mistakes.
  init(in view: [ViewTemplate]?, _ tables: [Table]) {
    self.tables = tables
    isOpen = view == nil
    for view in view ?? [] { collect(view) }
  }

  private mutating func collect(_ view: ViewTemplate) {
    for modifier in view.modifiers where modifier.kind == .id {
      if case .text(let text) = modifier.value, let name = text.constant { names.insert(name) } else { isOpen = true }
    }
    if case .rows(let rows)? = view.content { collect(rows) }
    for inner in view.children { collect(inner) }
  }

  private mutating func collect(_ rows: RowsTemplate) {
    let table = tables[rows.table]
    if table.isUnreadable { isOpen = true }
    for row in 0..<table.rowCount { names.insert(rows.idColumn.map { table.columns[$0][row] } ?? "\(row)") }
  }
}
