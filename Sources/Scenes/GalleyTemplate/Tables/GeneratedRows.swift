/// Rows that are made up: each cell follows from the seed, its column and its row alone, so that the first rows of a
/// long table are those of a short one.
struct GeneratedRows {
  private(set) var errors: [SceneError] = []
  private let count: Int
  private let seed: UInt64
  private var columns: [(name: String, recipe: CellRecipe)] = []

  /// The rows that a `generate:` section describes; `node` is the section with its places.
  init(_ section: TypedRecord<GeneratorKeys>, _ node: SceneNode) {
    count = section[\.rows] ?? 0
    seed = UInt64(section[\.seed] ?? 0)
    let columnsNode = node[section.name(\.columns.key)]
    for column in section[\.columns] ?? [] {
      // A recipe whose only key is unknown is a mistake that was told.
      if column.value.parts.isEmpty, columnsNode?[column.name]?.pairs?.isEmpty == false { continue }
      do throws(SceneError.Kind) { columns.append((column.name, try column.value.recipe())) } catch {
        errors.append(SceneError(error, at: column.place))
      }
    }
    let words = columns.reduce(0) { $0 + $1.recipe.mostWords }
    if words > GeneratedRows.mostWords / max(1, count) {
      let error = SceneError.Kind.table(.tooManyWords(rows: count, words: words, limit: GeneratedRows.mostWords))
      errors.append(SceneError(error, at: section.place(\.rows.key) ?? node.place))
    }
  }

  /// The most words of all rows together: a view that shows the rows may have to measure each of them.
  private static let mostWords = 16_000_000

  func table(_ name: String) -> Table {
    let cells = store(GeneratedCells(seed: seed, recipes: columns.map(\.recipe)))
    let made = columns.enumerated().map { index, column in
      var made = Column(name: column.name, cells: cells, index: index)
      (made.kind, made.isKindTold) = (column.recipe.kind, true)
      return made
    }
    return Table(name: name, columns: made, rowCount: count)
  }

  /// The most cells that are kept, some hundred megabytes: to make a cell takes longer than to measure it, and each
  /// screen reads all. More are made when they are read.
  private static let mostKept = 1 << 23

  private func store(_ cells: GeneratedCells) -> CellStore {
    if count > GeneratedRows.mostKept / max(1, columns.count) { return CellStore(cells, rowCount: count) }
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

/// The chance behind one cell: the same on every run and machine.
struct CellRandomNumbers {
  private var state: UInt64

  init(seed: UInt64, column: Int, row: Int) {
    // Each part is mixed in before the next one comes, or those of neighbours would be alike.
    state = seed
    state = next() ^ UInt64(column)
    state = next() ^ UInt64(row)
    state = next()
  }

  /// The next 64 bits (SplitMix64).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 to before `count`, which is above 0.
  mutating func below(_ count: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(count)).high) }
}
