/// Makes a filter of what a scene says under `where`.
struct RowFilterReader {
  /// The table whose rows are filtered.
  let table: Table
  /// The mistakes so far.
  private(set) var errors: [SceneError] = []

  init(table: Table) { self.table = table }

  /// The filter that all entries of `record` make together: columns with conditions, and `and`, `or`, `not`.
  mutating func filter(_ record: SceneRecord) -> RowFilter {
    var filters: [RowFilter] = []
    for entry in record.entries {
      switch (entry.key, entry.value) {
      case ("and", .list(let values)): filters.append(.all(all(values)))
      case ("or", .list(let values)): filters.append(.any(all(values)))
      case ("not", .record(let inner)): filters.append(.not(filter(inner)))
      default:
        guard let index = table.columnIndex(entry.key) else {
          errors.append(SceneError(table.unknownColumn(entry.key), at: entry.place))
          continue
        }
        filters.append(condition(entry.value, on: table.columns[index]))
      }
    }
    return .all(filters)
  }

  private mutating func all(_ values: [SceneValue]) -> [RowFilter] {
    values.map { value in
      if case .record(let record) = value { filter(record) } else { .all([]) }
    }
  }

  /// A text, a list of texts of which a cell is one, or tests by name that all hold.
  private mutating func condition(_ value: SceneValue, on column: Column) -> RowFilter {
    guard case .record(let tests) = value else { return .cell(column, .equals(Self.texts(value))) }
    var filters: [RowFilter] = []
    // Only comparing asks what the cells are.
    let isCompared = tests.entries.contains { CellTest.Comparison(rawValue: $0.key) != nil }
    let column = isCompared ? column.knowingKind() : column
    for entry in tests.entries {
      if entry.key == "not" {
        filters.append(.not(condition(entry.value, on: column)))
      } else if let test = test(entry, column.kind) {
        filters.append(.cell(column, test))
      }
    }
    return .all(filters)
  }

  private mutating func test(_ entry: SceneRecord.Entry, _ kind: Column.Kind) -> CellTest? {
    if entry.key == "equals" { return .equals(Self.texts(entry.value)) }
    guard case .text(let content) = entry.value, let text = content.constant else { return nil }
    if let comparison = CellTest.Comparison(rawValue: entry.key) {
      return compare(comparison, text, kind, at: entry.place)
    }
    switch entry.key {
    case "contains": return .contains(Array(text.utf8))
    case "startsWith": return .startsWith(Array(text.utf8))
    case "endsWith": return .endsWith(Array(text.utf8))
    default: return match(text, at: entry.place)
    }
  }

  private mutating func compare(
    _ comparison: CellTest.Comparison, _ text: String, _ kind: Column.Kind, at place: SourcePlace
  ) -> CellTest? {
    var bound = text
    let isRight = bound.withUTF8 { kind == .integer ? Column.Kind.number.accepts($0) : kind.accepts($0) }
    guard isRight else {
      errors.append(SceneError(.value(.wrongType(expected: kind.noun, found: "'\(text)'")), at: place))
      return nil
    }
    guard kind.isNumeric else { return .text(comparison, CollatedText(text)) }
    return bound.withUTF8 { CellNumber.value($0) }.map { .number(comparison, $0) }
  }

  private mutating func match(_ text: String, at place: SourcePlace) -> CellTest? {
    do throws(RegularExpressionError) { return .matches(try RegularExpression(text)) } catch {
      errors.append(SceneError(.table(.badExpression(text, error)), at: place))
      return nil
    }
  }

  private static func texts(_ value: SceneValue) -> [[UInt8]] {
    switch value {
    case .list(let values): values.flatMap(texts)
    case .text(let text): [Array((text.constant ?? "").utf8)]
    default: []
    }
  }
}
