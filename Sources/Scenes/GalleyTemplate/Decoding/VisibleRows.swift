import GalleyTables

package struct VisibleRows {
  let tables: [Table]
  let frames: [Int]
  let joins: [RowJoin?]
  let conditions: [ViewTemplate.Condition]

  /// Returns which rows are shown; `nil` means all. Each condition is checked on its own, and conditions that depend on
  /// inner rows exclude no rows.
  package func rows(ofFrame frame: Int) -> [Bool]? {
    guard conditions.contains(where: { $0.field.frame <= frame }) else { return nil }
    var shown: [Bool]?
    for index in 0...frame {
      let around = shown
      shown = joined(index, to: around)
      let own = conditions.filter { $0.field.frame == index }
      guard !own.isEmpty else { continue }
      var scope = rowScope
      let table = frames[index]
      let before = shown
      shown = (0..<tables[table].rowCount).map { row in
        guard before?[row] ?? true else { return false }
        scope.frames[index] = .init(table: table, row: row, position: row)
        return own.allSatisfy { $0.isPosition || $0.holds(in: scope) }
      }
    }
    return shown
  }

  var isEverShown: Bool {
    guard let last = frames.indices.last else { return true }
    return rows(ofFrame: last)?.contains(true) ?? true
  }

  private func joined(_ index: Int, to around: [Bool]?) -> [Bool]? {
    guard let around, index > 0 else { return nil }
    guard around.contains(true) else { return Array(repeating: false, count: tables[frames[index]].rowCount) }
    guard let join = joins[index], join.fields.allSatisfy({ $0.frame == index - 1 }) else { return nil }
    var scope = rowScope
    var shown = Array(repeating: false, count: tables[frames[index]].rowCount)
    for row in around.indices where around[row] {
      scope.frames[index - 1] = .init(table: frames[index - 1], row: row, position: row)
      for inner in join.rows(in: scope) { shown[inner] = true }
    }
    return shown
  }

  private var rowScope: RowScope {
    var scope = RowScope(tables: tables, symbols: NumberSymbols(locale: "en"))
    scope.frames = frames.map { .init(table: $0, row: 0, position: 0) }
    return scope
  }
}

extension ViewTemplate.Condition {
  /// Whether the condition depends on the position among the shown rows, which is known only when the rows are built.
  fileprivate var isPosition: Bool { if case .position = field.source { true } else { false } }
}

extension SceneDecoder {
  var visibleRows: VisibleRows {
    VisibleRows(tables: tables, frames: scope.frames, joins: scope.joins, conditions: conditions)
  }
}
