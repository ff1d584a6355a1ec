/// Some thousand rows of a table: their text behind each other, one byte between cells, and where each cell ends.
struct RowChunk: Sendable {
  /// The text of the cells, row after row, each with one byte of no meaning behind it.
  let bytes: [UInt8]
  /// Where the text of each cell ends in `bytes`.
  let ends: [UInt32]
  /// The rows that were written before a column came to light, with how many cells they have.
  let sections: [Section]

  /// Rows of one block; the last one may have fewer.
  static let rowCount = 1 << rowBits
  static let rowBits = 12

  /// Rows that have the same number of cells.
  struct Section: Hashable, Sendable {
    /// The first row.
    var row: Int
    /// The cells of a row.
    var width: Int
    /// The first row's first cell.
    var cell: Int
  }

  /// Where the text of a cell lies in `bytes`; nothing where its row was written before its column was known.
  func range(row: Int, column: Int) -> Range<Int> {
    let section = section(of: row)
    guard column < section.width else { return 0..<0 }
    let cell = section.cell + (row - section.row) * section.width + column
    return (cell == 0 ? 0 : Int(ends[cell - 1]) + 1)..<Int(ends[cell])
  }

  private func section(of row: Int) -> Section {
    if sections.count == 1 { return sections[0] }
    var low = 0
    var high = sections.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].row <= row { low = middle } else { high = middle }
    }
    return sections[low]
  }
}
