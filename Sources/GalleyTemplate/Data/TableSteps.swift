/// What a scene does to a table after reading it: derive, check types, filter, sort, cut, in this order.
struct TableSteps {
  /// The section with its places.
  let section: SceneNode
  /// The section's values.
  let record: SceneRecord
  /// The mistakes so far.
  private(set) var errors: [SceneError] = []

  init(section: SceneNode, record: SceneRecord) {
    self.section = section
    self.record = record
  }

  /// Applies every step; the table is of no use after a mistake.
  mutating func apply(to table: inout Table) {
    derive(&table)
    checkTypes(&table)
    filter(&table)
    sort(&table)
    if let limit = record.number("limit"), Int(limit) < table.rowCount {
      table = table.selecting(Array(0..<Int(limit)))
    }
  }

  private mutating func report(_ kind: SceneError.Kind, at place: SourcePlace) {
    errors.append(SceneError(kind, at: place))
  }

  private mutating func column(_ name: String, of table: Table, at place: SourcePlace) -> Int? {
    if let index = table.columnIndex(name) { return index }
    let known = table.columns.map(\.name)
    let suggestion = Suggestion.closest(to: name, among: known)
    report(.unknownColumn(name, table: table.name, known: known, suggestion: suggestion), at: place)
    return nil
  }

  // MARK: Deriving

  private mutating func derive(_ table: inout Table) {
    for entry in record.record("derive")?.entries ?? [] {
      guard table.columnIndex(entry.key) == nil else {
        report(.duplicateColumn(entry.key), at: entry.place)
        continue
      }
      let place = section["derive"]?[entry.key]?.place ?? entry.place
      switch entry.value {
      case .text(let text): deriveText(entry.key, text.constant ?? "", &table, at: place)
      case .record(let piece): derivePiece(entry.key, piece, &table)
      default: break
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
    let cells = (0..<table.rowCount).map { template.text(in: scope.entering(.init(table: 0, row: $0, position: $0))) }
    table.columns.append(Column(name: name, cells: cells))
  }

  private mutating func derivePiece(_ name: String, _ piece: SceneRecord, _ table: inout Table) {
    guard let source = piece.text("of"),
      let column = column(source, of: table, at: piece.place("of") ?? section.place)
    else { return }
    let (before, after) = (piece.text("before"), piece.text("after"))
    if before == nil && after == nil {
      return report(.needsOne(of: ["before", "after"], owner: "derive"), at: section.place)
    }
    let cells = (0..<table.rowCount).map { row in
      var text = table.columns[column][row][...]
      if let after { text = text.behind(after) ?? "" }
      if let before, let end = text.start(of: before) { text = text[..<end] }
      return String(text)
    }
    table.columns.append(Column(name: name, cells: cells))
  }

  // MARK: Types

  private mutating func checkTypes(_ table: inout Table) {
    for entry in record.record("columns")?.entries ?? [] {
      guard let index = column(entry.key, of: table, at: entry.place), case .word(let word) = entry.value,
        let kind = Column.Kind(rawValue: word)
      else { continue }
      table.columns[index].kind = kind
      checkCells(table.columns[index], of: table, at: entry.place)
    }
  }

  private mutating func checkCells(_ column: Column, of table: Table, at place: SourcePlace) {
    let wrong = (0..<column.count).filter { !column.isEmpty($0) && !column.kind.accepts(column[$0]) }
    guard let first = wrong.first else { return }
    report(
      .badCell(
        value: column[first], table: table.name, row: first + 1, column: column.name, expected: column.kind.noun,
        others: wrong.count - 1),
      at: place)
  }

  // MARK: Filtering

  private mutating func filter(_ table: inout Table) {
    for entry in record.record("where")?.entries ?? [] {
      guard let index = column(entry.key, of: table, at: entry.place) else { continue }
      let condition = RowCondition(entry.value)
      let cells = table.columns[index]
      table = table.selecting((0..<table.rowCount).filter { condition.holds(cells.utf8($0)) })
    }
  }

  // MARK: Sorting

  private mutating func sort(_ table: inout Table) {
    let keys = sortKeys(table)
    guard !keys.isEmpty else { return }
    let values = keys.map { SortValues(table.columns[$0.column]) }
    let order = (0..<table.rowCount).sorted { first, second in
      for (key, values) in zip(keys, values) {
        let result = values.compare(first, second)
        if result != 0 { return key.isDescending ? result > 0 : result < 0 }
      }
      return first < second
    }
    table = table.selecting(order)
  }

  private mutating func sortKeys(_ table: Table) -> [(column: Int, isDescending: Bool)] {
    let place = record.place("sort") ?? section.place
    let values: [SceneValue] =
      switch record["sort"] {
      case .list(let values): values
      case let value?: [value]
      case nil: []
      }
    return values.compactMap { value in
      switch value {
      case .text(let name): column(name.constant ?? "", of: table, at: place).map { ($0, false) }
      case .record(let key):
        column(key.text("by") ?? "", of: table, at: key.place("by") ?? place)
          .map { ($0, key.word("order") == "descending") }
      default: nil
      }
    }
  }
}

/// Which texts a cell may hold.
private struct RowCondition {
  private let texts: [[UInt8]]
  private let isNegated: Bool

  init(_ value: SceneValue) {
    switch value {
    case .list(let values):
      texts = values.compactMap { if case .text(let text) = $0 { Array((text.constant ?? "").utf8) } else { nil } }
      isNegated = false
    case .record(let record):
      let inner = record["not"].map(RowCondition.init)
      texts = inner?.texts ?? []
      isNegated = !(inner?.isNegated ?? true)
    default:
      texts = []
      isNegated = false
    }
  }

  func holds(_ cell: ArraySlice<UInt8>) -> Bool { texts.contains { cell.elementsEqual($0) } != isNegated }
}

/// The cells of a column in a form that compares quickly: numbers for columns of numbers, bytes for the rest.
private enum SortValues {
  case numbers([Double])
  case texts([ArraySlice<UInt8>])

  init(_ column: Column) {
    switch column.kind {
    case .integer, .number: self = .numbers((0..<column.count).map { Double(column[$0]) ?? -.infinity })
    case .string, .boolean, .date: self = .texts((0..<column.count).map { column.utf8($0) })
    }
  }

  /// Below, at or above 0, as the first row stands before, beside or behind the second.
  func compare(_ first: Int, _ second: Int) -> Int {
    switch self {
    case .numbers(let numbers):
      numbers[first] < numbers[second] ? -1 : numbers[first] > numbers[second] ? 1 : 0
    case .texts(let texts):
      texts[first].lexicographicallyPrecedes(texts[second])
        ? -1 : texts[second].lexicographicallyPrecedes(texts[first]) ? 1 : 0
    }
  }
}

extension Substring {
  /// Where `text` first starts in it.
  fileprivate func start(of text: String) -> Index? {
    if text.isEmpty { return nil }
    return indices.first { self[$0...].hasPrefix(text) }
  }

  /// What stands behind the first `text`.
  fileprivate func behind(_ text: String) -> Substring? {
    start(of: text).map { self[index($0, offsetBy: text.count)...] }
  }
}
