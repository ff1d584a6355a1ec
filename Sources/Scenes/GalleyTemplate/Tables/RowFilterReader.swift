import GalleyMessages
package import GalleyTables

package struct RowFilterReader {
  package let table: Table
  private(set) var errors: [SceneError] = []

  init(table: Table) { self.table = table }

  mutating func filter(_ written: WrittenFilter) -> RowFilter {
    switch written {
    case .all(let filters): return .all(filters.map { filter($0) })
    case .any(let filters): return .any(filters.map { filter($0) })
    case .not(let inner): return .not(filter(inner))
    case .column(let name, let condition, let place):
      guard let index = table.columnIndex(name) else {
        errors.append(SceneError(table.unknownColumn(name), at: place))
        return .all([])
      }
      return filter(condition, on: table.columns[index])
    }
  }

  private mutating func filter(_ condition: WrittenCondition, on column: Column) -> RowFilter {
    switch condition {
    case .equals(let texts): return .cell(column, .equals(texts.map { Array($0.utf8) }))
    case .tests(let tests):
      let isCompared = tests.contains { if case .compares = $0.test { true } else { false } }
      let column = isCompared ? column.knowingKind() : column
      return .all(tests.compactMap { filter($0.test, on: column, at: $0.place) })
    }
  }

  private mutating func filter(_ test: WrittenTest, on column: Column, at place: SourcePlace) -> RowFilter? {
    switch test {
    case .not(let condition): .not(filter(condition, on: column))
    case .equals(let texts): .cell(column, .equals(texts.map { Array($0.utf8) }))
    case .compares(let comparison, let text):
      compare(comparison, text, column.kind, at: place).map { .cell(column, $0) }
    case .contains(let text): .cell(column, .contains(Array(text.utf8)))
    case .startsWith(let text): .cell(column, .startsWith(Array(text.utf8)))
    case .endsWith(let text): .cell(column, .endsWith(Array(text.utf8)))
    case .matches(let text): match(text, at: place).map { .cell(column, $0) }
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
}
