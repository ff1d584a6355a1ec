package import GalleyMessages
package import GalleyMotion
import GalleyTables
package import GalleyViews

extension StateReader {
  // Steps that change content are applied while the script is read. Therefore, references to rows that no longer exist
  // are reported with their line before anything is drawn.

  func cameLater(_ name: String) -> Bool { edits.hasRow(name) }

  package mutating func show(
    _ id: String, _ isShown: Bool, _ animation: Animation?, at place: SourcePlace
  ) -> ScriptStep {
    checkTarget(id, at: place)
    return step(animation) { $0.showing(id, isShown) }
  }

  package mutating func set(_ values: [SceneAssignment], _ animation: Animation?) -> ScriptStep {
    let texts = Dictionary(values.map { ($0.variable.index, $0.text) }) { $1 }
    return step(animation) { $0.setting(texts) }
  }

  mutating func select(_ given: RecordValues, at place: SourcePlace) throws -> ScriptStep? {
    guard let list = list(given, at: place) else { return nil }
    let rows = try given[EditKeys.selected]
    for row in rows { checkTarget(row, at: given.place(of: EditKeys.selected) ?? place) }
    return try step(given[EditKeys.animation]) { $0.selecting(Set(rows), in: list) }
  }

  private mutating func list(_ given: RecordValues, at place: SourcePlace) -> String? {
    if !given.has(EditKeys.list), let first = scrollers.lists.first { return first }
    let count = errors.count
    guard let name = scroller(given, at: place) else { return nil }
    if errors.count == count, !scrollers.isOpen, !scrollers.lists.contains(name) {
      report(.moment(.notAList(name)), at: given.place(of: EditKeys.list) ?? place)
      return nil
    }
    return name
  }

  mutating func insert(_ given: RecordValues, at place: SourcePlace) throws -> ScriptStep? {
    guard let index = try table(given, at: place) else { return nil }
    let count = errors.count
    let rows = try given[EditKeys.rows].map { cells(of: $0, in: tables[index]) }
    checkIdentities(of: rows, in: index, at: given.place(of: EditKeys.rows) ?? place)
    guard let goal = try goal(given, EditKeys.at, in: index, at: place), errors.count == count
    else { return nil }
    return try change(index, given[EditKeys.animation]) { $0.inserting(rows, at: goal) }
  }

  package mutating func delete(_ given: RecordValues, at place: SourcePlace) throws -> ScriptStep? {
    guard let index = try table(given, at: place),
      let rows = try rows(given, in: index, at: place)
    else { return nil }
    return try change(index, given[EditKeys.animation]) { $0.deleting(Set(rows)) }
  }

  package mutating func move(_ given: RecordValues, at place: SourcePlace) throws -> ScriptStep? {
    guard let index = try table(given, at: place),
      let rows = try rows(given, in: index, at: place),
      let goal = try goal(given, EditKeys.to, in: index, at: place)
    else { return nil }
    guard let goal else { return nil }
    // Removing the rows shifts a later target up.
    let before = given.has(EditKeys.before) ? Set(rows).count { $0 < goal } : 0
    return try change(index, given[EditKeys.animation]) { $0.moving(rows, to: goal - before) }
  }

  private mutating func change(
    _ index: Int, _ animation: Animation?,
    _ change: @escaping @Sendable (EditedTable) -> EditedTable
  ) -> ScriptStep {
    let original = EditedTable(tables[index], idColumn: idColumn(ofTable: index))
    return step(animation) { edits in
      edits.with(change(edits.table(index) { original }), at: index)
    }
  }

  private mutating func step(
    _ animation: Animation?, _ change: @escaping @Sendable (SceneEdits) -> SceneEdits
  ) -> ScriptStep {
    edits = change(edits)
    let action = ScriptAction { values throws(ViewProblem.Kind) in values.sceneEdits = change(values.sceneEdits) }
    return .perform(action, animation: animation)
  }
}

// MARK: - Rows and places

extension StateReader {
  private mutating func table(_ given: RecordValues, at place: SourcePlace) throws -> Int? {
    guard let name = try given[EditKeys.table] else {
      if tables.count == 1 { return tables[0].isUnreadable ? nil : 0 }
      report(.moment(.whichTable(known: tableNames)), at: place)
      return nil
    }
    guard let index = tableNames.firstIndex(of: name) else {
      let suggestion = suggestions.closest(to: name, among: tableNames)
      report(
        .table(.unknownTable(name, known: tableNames, suggestion: suggestion)),
        at: given.place(of: EditKeys.table) ?? place)
      return nil
    }
    return tables[index].isUnreadable ? nil : index
  }

  private func current(_ index: Int) -> EditedTable {
    edits.table(index) { EditedTable(tables[index], idColumn: idColumn(ofTable: index)) }
  }

  /// Returns the positions of rows, or `nil` if one does not exist. The decoder has already reported steps that name
  /// rows both by identity and by number, and steps that name none.
  private mutating func rows(_ given: RecordValues, in index: Int, at place: SourcePlace) throws -> [Int]? {
    let table = current(index)
    let rowPlace = given.place(of: EditKeys.numbers) ?? place
    switch (try given[EditKeys.ids], try given[EditKeys.numbers]) {
    case (let ids?, nil):
      let place = given.place(of: EditKeys.ids) ?? place
      return found(ids.map { id in (position(of: id, in: table, at: place)) })
    case (nil, let numbers?):
      return found(numbers.map { position(ofRow: $0, in: table, at: rowPlace) })
    case (.some, .some), (nil, nil): return nil
    }
  }

  private func found(_ rows: [Int?]) -> [Int]? {
    let found = rows.compactMap { $0 }
    return found.count == rows.count ? found : nil
  }

  private mutating func position(of id: String, in table: EditedTable, at place: SourcePlace) -> Int? {
    if let position = table.position(of: .id(id)) { return position }
    report(.moment(.noRow(id: id, table: table.table.name)), at: place)
    return nil
  }

  private mutating func position(ofRow number: Int, in table: EditedTable, at place: SourcePlace) -> Int? {
    if let position = table.position(of: .number(number)) { return position }
    report(.moment(.rowOutOfRange(row: number, rows: table.table.rowCount)), at: place)
    return nil
  }

  /// Returns the target of a move. The inner `nil` means the end of the table; the outer `nil` means an error.
  private mutating func goal(
    _ given: RecordValues, _ key: TypedField<Int?>, in index: Int, at place: SourcePlace
  ) throws -> Int?? {
    let table = current(index)
    let beforePlace = given.place(of: EditKeys.before) ?? place
    switch (try given[key], try given[EditKeys.before]) {
    case (nil, nil): return .some(nil)
    case (let number?, nil):
      if number <= table.table.rowCount { return .some(number) }
      report(
        .moment(.rowOutOfRange(row: number, rows: table.table.rowCount)), at: given.place(of: key) ?? place)
    case (nil, let id?): return position(of: id, in: table, at: beforePlace).map { .some($0) }
    // The decoder has already reported this.
    case (.some, .some): break
    }
    return nil
  }

  private mutating func checkIdentities(of rows: [[String]], in index: Int, at place: SourcePlace) {
    guard let column = idColumn(ofTable: index) else { return }
    let table = current(index)
    var seen: Set<String> = []
    for id in rows.map({ $0[column] }) where !seen.insert(id).inserted || table.position(of: .id(id)) != nil {
      report(.moment(.rowExists(id: id, table: table.table.name)), at: place)
    }
  }

  /// Returns the cells of a new row. Columns that the row does not mention are empty.
  private mutating func cells(of row: [Named<String>], in table: Table) -> [String] {
    for cell in row where table.columnIndex(cell.name) == nil { report(table.unknownColumn(cell.name), at: cell.place) }
    return table.columns.map { column in row.first { $0.name == column.name }?.value ?? "" }
  }
}
