package import GalleyTables

/// Rows of random cells. Each cell depends only on the seed, its column and its row, so a longer table starts with the
/// same rows.
package struct GeneratedRows {
  private(set) var errors: [SceneError] = []
  private let count: Int
  private let seed: UInt64
  private var columns: [(name: String, recipe: CellRecipe)] = []

  init(_ section: TypedRecord<GeneratorKeys>, _ node: SceneNode) {
    count = section[\.rows] ?? 0
    seed = UInt64(section[\.seed] ?? 0)
    let columnsNode = node[section.name(\.columns.key)]
    for column in section[\.columns] ?? [] {
      // A recipe that consists of an unknown key has already been reported.
      if column.value.parts.isEmpty, columnsNode?[column.name]?.pairs?.isEmpty == false { continue }
      do throws(SceneError.Kind) { columns.append((column.name, try column.value.recipe())) } catch {
        errors.append(SceneError(error, at: column.place))
      }
    }
    let words = columns.reduce(0) { $0 + $1.recipe.maximumWords }
    if words > GeneratedRows.maximumWords / max(1, count) {
      let error = SceneError.Kind.table(.tooManyWords(rows: count, words: words, limit: GeneratedRows.maximumWords))
      errors.append(SceneError(error, at: section.place(\.rows.key) ?? node.place))
    }
  }

  /// The maximum number of words in a table, because a view may have to measure all of them.
  private static let maximumWords = 16_000_000

  package func table(_ name: String) -> Table {
    let cells = store(GeneratedCells(seed: seed, recipes: columns.map(\.recipe)))
    let made = columns.enumerated().map { index, column in
      var made = Column(name: column.name, cells: cells, index: index)
      (made.kind, made.isKindFixed) = (column.recipe.kind, true)
      return made
    }
    return Table(name: name, columns: made, rowCount: count)
  }

  /// The maximum number of cells in memory, which take some hundred megabytes. Larger tables generate cells on every
  /// read, which takes longer than measuring them.
  private static let maximumKeptCount = 1 << 23

  private func store(_ cells: GeneratedCells) -> CellStore {
    if count > GeneratedRows.maximumKeptCount / max(1, columns.count) { return CellStore(cells, rowCount: count) }
    var writer = CellWriter(width: columns.count)
    var text: [UInt8] = []
    for row in 0..<count {
      for column in columns.indices {
        text.removeAll(keepingCapacity: true)
        cells.append(row: row, column: column, to: &text)
        text.withUnsafeBufferPointer { writer.append($0) }
      }
      writer.endRow()
    }
    return CellStore(writer.finish(), rowCount: count)
  }
}
