package import GalleyTables

package enum InlineRows {
  /// Reads rows in the scene file. A list of plain values becomes a table with a single column, `value`.
  package static func table(_ name: String, _ node: SceneNode, errors: inout [SceneError]) -> Table? {
    guard let items = node.items else {
      errors.append(SceneError(.value(.wrongType(expected: "a list of rows", found: node.noun)), at: node.place))
      return nil
    }
    var names: [String] = []
    var rows: [[String: String]] = []
    for item in items {
      let row = cells(of: item, errors: &errors)
      for cell in row where !names.contains(cell.name) { names.append(cell.name) }
      rows.append(Dictionary(row.map { ($0.name, $0.text) }) { first, _ in first })
    }
    let columns = names.map { name in Column(name: name, cells: rows.map { $0[name] ?? "" }) }
    return Table(name: name, columns: columns, rowCount: rows.count)
  }

  private static func cells(of row: SceneNode, errors: inout [SceneError]) -> [(name: String, text: String)] {
    if case .scalar = row.content { return [("value", row.text ?? "")] }
    guard let pairs = row.pairs else {
      errors.append(
        SceneError(.value(.wrongType(expected: "a row such as { title: A }", found: row.noun)), at: row.place))
      return []
    }
    return pairs.compactMap { pair in
      guard case .scalar = pair.value.content else {
        errors.append(SceneError(.value(.wrongType(expected: "text", found: pair.value.noun)), at: pair.value.place))
        return nil
      }
      return (pair.key, pair.value.text ?? "")
    }
  }
}
