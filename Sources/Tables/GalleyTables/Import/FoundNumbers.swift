import GalleyData

/// The numbers that the cells of a column stand for; cells that stand for none stay as they are.
struct FoundNumbers {
  let cells: CellStore
  let count: Int
  /// The first rows whose cells stand for none, and for nothing that is missing.
  let others: [Int]
  let isWhole: Bool

  private static let mostOthers = 3

  /// The numbers that `number` finds in the filled cells of `column`, as text; nil where there is none.
  init(_ column: Column, _ number: (UnsafeBufferPointer<UInt8>) -> (text: String, isWhole: Bool)?) {
    var writer = CellWriter(width: 1)
    var state = (count: 0, others: [Int](), isWhole: true)
    for row in 0..<column.count {
      column.withUTF8(row) { cell in
        guard !cell.isEmpty, var found = number(cell) else {
          if !cell.isEmpty, !MissingWords.contain(cell), state.others.count < Self.mostOthers {
            state.others.append(row)
          }
          return writer.append(cell)
        }
        state.count += 1
        state.isWhole = state.isWhole && found.isWhole
        found.text.withUTF8 { writer.append($0) }
      }
      writer.endRow()
    }
    cells = CellStore(writer.finish(), rowCount: writer.rowCount)
    (count, others, isWhole) = state
  }
}
