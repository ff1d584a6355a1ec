import GalleyTables

/// The rows around a place of the view, and what has to hold for the place to be shown.
package struct VisibleRows {
  let tables: [Table]
  let frames: [Int]
  /// Which rows of each belong to the rows around them; nil is all.
  let joins: [RowJoin?]
  let conditions: [ViewTemplate.Condition]

  /// For each row of the table of `frame` whether the place can be shown for it; nil where it is shown for all.
  ///
  /// A row counts as shown where each condition can hold on its own; a condition of rows further in leaves nothing out.
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

  /// The rows of frame `index` that belong to rows `around` it that are shown; nil is all.
  private func joined(_ index: Int, to around: [Bool]?) -> [Bool]? {
    guard let around, index > 0 else { return nil }
    // Where no row around is shown, none in it is.
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
  /// Whether it asks for a row's place among those that are shown, which only building tells.
  fileprivate var isPosition: Bool { if case .position = field.source { true } else { false } }
}

extension SceneDecoder {
  var visibleRows: VisibleRows {
    VisibleRows(tables: tables, frames: scope.frames, joins: scope.joins, conditions: conditions)
  }
}
