import GalleyMessages
import GalleyTables

/// Applies the steps of a table in this order: derive, check types, filter, sort, limit.
package struct TableSteps {
  let section: SceneNode
  let record: TypedRecord<TableKeys>
  private(set) var errors: [SceneError] = []

  init(section: SceneNode, record: TypedRecord<TableKeys>) {
    self.section = section
    self.record = record
  }

  mutating func apply(to table: inout Table) {
    derive(&table)
    checkTypes(&table)
    filter(&table)
    sort(&table)
    if let limit = record[\.limit], limit < table.rowCount {
      table = table.selecting(Array(0..<UInt32(limit)))
    }
  }

  private mutating func report(_ kind: SceneError.Kind, at place: SourcePlace) {
    errors.append(SceneError(kind, at: place))
  }

  private mutating func column(_ name: String, of table: Table, at place: SourcePlace) -> Int? {
    if let index = table.columnIndex(name) { return index }
    report(table.unknownColumn(name), at: place)
    return nil
  }

  // MARK: Deriving

  private mutating func derive(_ table: inout Table) {
    for new in record[\.derive] ?? [] {
      guard table.columnIndex(new.name) == nil else {
        report(.table(.duplicateColumn(new.name)), at: new.place)
        continue
      }
      switch new.value {
      case .text(let text):
        let place = section[record.name(\.derive.key)]?[new.name]?.place ?? new.place
        deriveText(new.name, text, &table, at: place)
      case .piece(let piece): derivePiece(new.name, piece, &table)
      }
    }
  }

  private mutating func deriveText(_ name: String, _ text: String, _ table: inout Table, at place: SourcePlace) {
    var decoder = SceneDecoder()
    decoder.tables = [table]
    decoder.scope.frames = [0]
    decoder.allowsFields = true
    let template = decoder.decodeText(text, SceneNode(content: .scalar(text, isPlain: false), place: place))
    errors += decoder.errors
    guard let template else { return }
    let scope = RowScope(tables: [table], symbols: NumberSymbols(locale: "en"))
    var bytes = 0
    var writer = CellWriter(width: 1)
    for row in 0..<table.rowCount {
      var cell = template.text(in: scope.entering(.init(table: 0, row: row, position: row)))
      bytes += cell.utf8.count
      let isLong = cell.utf8.count > TableSteps.cellLimit
      guard !isLong, bytes <= TableSteps.columnLimit else {
        let limit = isLong ? TableSteps.cellLimit : TableSteps.columnLimit
        return report(.table(.derivedTooLong(name, row: row, limit: limit)), at: place)
      }
      cell.withUTF8 { writer.append($0) }
      writer.endRow()
    }
    let cells = CellStore(writer.finish(), rowCount: table.rowCount)
    table.columns.append(Column(name: name, cells: cells, index: 0))
  }

  /// The maximum length of a derived cell. Without this limit, columns derived from each other could grow
  /// exponentially.
  private static let cellLimit = 1 << 20
  private static let columnLimit = 1 << 30

  private mutating func derivePiece(_ name: String, _ piece: TypedRecord<PieceKeys>, _ table: inout Table) {
    guard let source = piece[\.column],
      let column = column(source, of: table, at: piece.place(\.column.key) ?? section.place)
    else { return }
    let (before, after) = (piece[\.before], piece[\.after])
    if before == nil && after == nil {
      let keys = [piece.name(\.before.key), piece.name(\.after.key)]
      return report(.key(.needsOne(of: keys, owner: "derive")), at: section.place)
    }
    var writer = CellWriter(width: 1)
    let piece = TextPiece(before: before.map { Array($0.utf8) }, after: after.map { Array($0.utf8) })
    for row in 0..<table.rowCount {
      table.columns[column].withUTF8(row) { writer.append(piece.of($0)) }
      writer.endRow()
    }
    let cells = CellStore(writer.finish(), rowCount: table.rowCount)
    table.columns.append(Column(name: name, cells: cells, index: 0))
  }

  // MARK: Types

  private mutating func checkTypes(_ table: inout Table) {
    for reported in record[\.columns] ?? [] {
      guard let index = column(reported.name, of: table, at: reported.place) else { continue }
      table.columns[index].kind = reported.value
      table.columns[index].isKindFixed = true
      checkCells(table.columns[index], of: table, at: reported.place)
    }
  }

  private mutating func checkCells(_ column: Column, of table: Table, at place: SourcePlace) {
    let wrong = (0..<column.count).filter { row in
      column.withUTF8(row) { !$0.isEmpty && !column.kind.accepts($0) }
    }
    guard let first = wrong.first else { return }
    report(
      .field(
        .badCell(
          value: column[first], table: table.name, row: first, column: column.name, expected: column.kind.noun,
          others: wrong.count - 1)),
      at: place)
  }

  // MARK: Filtering

  private mutating func filter(_ table: inout Table) {
    guard let conditions = record[\.filter] else { return }
    var reader = RowFilterReader(table: table)
    let filter = reader.filter(conditions)
    errors += reader.errors
    guard reader.errors.isEmpty else { return }
    table = table.selecting((0..<UInt32(table.rowCount)).filter { filter.holds(Int($0)) })
  }

  // MARK: Sorting

  private mutating func sort(_ table: inout Table) {
    let keys = sortKeys(table)
    guard !keys.isEmpty else { return }
    table = table.selecting(SortedRows(keys, count: table.rowCount).order())
  }

  private mutating func sortKey(_ name: String, _ table: Table, at place: SourcePlace) -> SortedRows.Key? {
    let key = table.sortColumn(name)
    return column(key.name, of: table, at: place)
      .map { .init(column: table.columns[$0].knowingKind(), isDescending: key.isDescending) }
  }

  private mutating func sortKeys(_ table: Table) -> [SortedRows.Key] {
    let place = record.place(\.sort.key) ?? section.place
    return (record[\.sort] ?? []).compactMap { written in
      switch written {
      case .name(let name): sortKey(name, table, at: place)
      case .keys(let key):
        column(key[\.column] ?? "", of: table, at: key.place(\.column.key) ?? place)
          .map { .init(column: table.columns[$0].knowingKind(), isDescending: key[\.isDescending] ?? false) }
      }
    }
  }
}
