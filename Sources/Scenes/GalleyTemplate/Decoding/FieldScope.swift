import GalleyTables

/// The fields that text may use: the columns of the enclosing rows, and the arguments of the enclosing component.
package struct FieldScope {
  /// The tables of the enclosing rows, outermost first.
  var frames: [Int] = []
  /// The join that selects each table's rows by the rows around them; `nil` includes all rows.
  var joins: [RowJoin?] = []
  var arguments: [[String: Interpolation]] = []
  var parts: [String] = []
  /// Whether any field name is accepted, as in unused components.
  var takesAnyField = false

  package enum Meaning {
    case column(FieldReference)
    case argument(Interpolation)
    case unknown
  }

  /// Returns the meaning of a field. Arguments have precedence over rows, and inner rows over outer ones.
  /// `table.column` refers to a specific table.
  func meaning(of name: String, in tables: [Table]) -> Meaning? {
    for arguments in arguments.reversed() {
      if let argument = arguments[name] { return .argument(argument) }
    }
    for (frame, table) in frames.enumerated().reversed() {
      if let column = column(name, of: tables[table]) {
        return .column(FieldReference(frame: frame, source: .column(column)))
      }
    }
    if isUnknown(in: tables) { return .unknown }
    guard let innermost = frames.indices.last else { return nil }
    switch name {
    case "index": return .column(FieldReference(frame: innermost, source: .position(base: 0)))
    case "number": return .column(FieldReference(frame: innermost, source: .position(base: 1)))
    default: return nil
    }
  }

  func isUnknown(in tables: [Table]) -> Bool { takesAnyField || frames.contains { tables[$0].isUnreadable } }

  private func column(_ name: String, of table: Table) -> Int? {
    if let column = table.columnIndex(name) { return column }
    guard name.hasPrefix(table.name + ".") else { return nil }
    return table.columnIndex(String(name.dropFirst(table.name.count + 1)))
  }

  func known(in tables: [Table]) -> [String] {
    var names = arguments.reversed().flatMap { $0.keys.sorted() }
    for table in frames.reversed() { names += tables[table].columns.map(\.name) }
    if !frames.isEmpty { names += ["index", "number"] }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
