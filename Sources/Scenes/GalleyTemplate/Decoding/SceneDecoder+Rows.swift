package import GalleyMessages
package import GalleyTables

extension SceneDecoder {
  mutating func decodeRows(_ name: SceneNode.Pair, _ pairs: [SceneNode.Pair]) -> RowsTemplate? {
    guard let table = decodeTable(name.value) else {
      checkRowsOfUnknownTable(pairs)
      return nil
    }
    let keys = ForEachKeys.all
    let join = pairs.value(of: keys.join).flatMap { decodeJoin($0, table) }
    let idColumn = pairs.value(of: keys.id).flatMap { decodeColumn($0, of: table) }
    scope.frames.append(table)
    scope.joins.append(join)
    defer {
      scope.frames.removeLast()
      scope.joins.removeLast()
    }
    guard let row = pairs.value(of: keys.row), let views = decode(row, as: keys.row.shape.shape).flatMap(keys.row.read)
    else { return nil }
    return RowsTemplate(table: table, row: views, join: join, idColumn: idColumn)
  }

  /// Checks the row view of an unknown table, so that other errors in it are reported as well.
  private mutating func checkRowsOfUnknownTable(_ pairs: [SceneNode.Pair]) {
    guard let row = pairs.value(of: ForEachKeys.all.row) else { return }
    let takesAnyField = scope.takesAnyField
    scope.takesAnyField = true
    _ = decode(row, as: ForEachKeys.all.row.shape.shape)
    scope.takesAnyField = takesAnyField
  }

  private mutating func decodeTable(_ node: SceneNode) -> Int? {
    guard let name = node.text else {
      report(.value(.wrongType(expected: "the name of a table", found: node.noun)), at: node.place)
      return nil
    }
    if let index = tableIndices[name] { return index }
    let suggestion = suggestions.closest(to: name, among: tableNames)
    report(.table(.unknownTable(name, known: tableNames, suggestion: suggestion)), at: node.place)
    return nil
  }

  mutating func decodeColumn(_ node: SceneNode, of table: Int) -> Int? {
    guard let name = node.text else {
      report(.value(.wrongType(expected: "the name of a column", found: node.noun)), at: node.place)
      return nil
    }
    return column(name, of: tables[table], at: node.place)
  }

  package mutating func column(_ name: String, of table: Table, at place: SourcePlace) -> Int? {
    if let index = table.columnIndex(name) { return index }
    if table.isUnreadable { return nil }
    let known = table.columns.map(\.name)
    let suggestion = suggestions.closest(to: name, among: known)
    report(.table(.unknownColumn(name, table: table.name, known: known, suggestion: suggestion)), at: place)
    return nil
  }

  private mutating func decodeJoin(_ node: SceneNode, _ table: Int) -> RowJoin? {
    guard let pairs = node.pairs, !pairs.isEmpty else {
      report(.value(.wrongType(expected: "columns and fields of the outer row", found: node.noun)), at: node.place)
      return nil
    }
    var columns: [Int] = []
    var fields: [FieldReference] = []
    for pair in pairs {
      let column = column(pair.key, of: tables[table], at: pair.keyPlace)
      guard let name = pair.value.text else {
        report(.value(.wrongType(expected: "a field of the outer row", found: pair.value.noun)), at: pair.value.place)
        continue
      }
      let field = decodeField(name, at: pair.value.place)
      if let column, let field {
        columns.append(column)
        fields.append(field)
      }
    }
    return columns.count == pairs.count && !fields.isEmpty
      ? RowJoin(tables[table], columns: columns, fields: fields) : nil
  }
}

extension [SceneNode.Pair] {
  fileprivate func value<Value>(of field: TypedField<Value>) -> SceneNode? { first { $0.key == field.key }?.value }
}
