import GalleyTables

package struct TargetNames {
  /// Whether there may be other identities, because they come from data or the view has errors.
  private(set) var isOpen: Bool
  private var names: Set<String> = []
  private var parts: Set<PartName> = []
  private var lists: [List] = []
  private var searches = 0
  /// The names of all rows. It is filled after several searches, when faster lookups are worth the memory.
  private var rowNames: Set<String>?

  private static let suggestionLimit = 10_000

  private struct List {
    var count: Int
    var column: Column?

    func contains(_ name: String) -> Bool {
      guard let column else { return Int(name).map { 0..<count ~= $0 && String($0) == name } ?? false }
      return (0..<count).contains { row in column.withUTF8(row) { $0.elementsEqual(name.utf8) } }
    }

    func name(of row: Int) -> String { column.map { $0[row] } ?? "\(row)" }
  }

  init(in view: [ViewTemplate], isComplete: Bool, _ tables: [Table]) {
    isOpen = !isComplete
    for view in view { collect(view, tables) }
  }

  private mutating func collect(_ view: ViewTemplate, _ tables: [Table]) {
    parts.formUnion(view.definition.traits.parts)
    for modifier in view.modifiers { parts.formUnion(modifier.definition.traits.parts) }
    for modifier in view.modifiers where modifier.definition == .id {
      if case .text(let text) = modifier.value, let name = text.constant { names.insert(name) } else { isOpen = true }
    }
    if case .rows(let rows)? = view.content {
      let table = tables[rows.table]
      if table.isUnreadable { isOpen = true }
      lists.append(List(count: table.rowCount, column: rows.idColumn.map { table.columns[$0] }))
    }
    for inner in view.children + view.beside { collect(inner, tables) }
  }

  mutating func contains(_ name: String) -> Bool {
    if names.contains(name) { return true }
    searches += 1
    if searches > 8, rowNames == nil { rowNames = Set(lists.flatMap { list in (0..<list.count).map(list.name) }) }
    return rowNames?.contains(name) ?? lists.contains { $0.contains(name) }
  }

  func containsPart(_ name: String) -> Bool { parts.contains { $0.matches(name) } }

  var more: Int { lists.reduce(0) { $0 + max(0, $1.count - Self.suggestionLimit) } }

  /// The names in the scene file and of the first rows, sorted.
  private(set) lazy var suggestions: [String] = {
    let rows = lists.flatMap { list in (0..<min(list.count, Self.suggestionLimit)).map(list.name) }
    return names.union(rows).sorted()
  }()
}
