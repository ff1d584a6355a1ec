import GalleyData

struct FoundNumbers {
  let cells: CellStore
  let count: Int
  let others: [Int]
  let isWhole: Bool

  private static let maximumOtherCount = 3

  init(_ column: Column, _ number: (UnsafeBufferPointer<UInt8>) -> (text: String, isWhole: Bool)?) {
    var writer = CellWriter(width: 1)
    var state = (count: 0, others: [Int](), isWhole: true)
    for row in 0..<column.count {
      column.withUTF8(row) { cell in
        guard !cell.isEmpty, var found = number(cell) else {
          if !cell.isEmpty, !MissingWords.contain(cell), state.others.count < Self.maximumOtherCount {
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
