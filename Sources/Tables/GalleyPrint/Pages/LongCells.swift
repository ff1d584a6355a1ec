import GalleyText

final class LongCells {
  private struct Place: Hashable {
    var row: Int
    var column: Int
  }

  struct Entry {
    let pieces: [WrappedCell.Piece]
    /// Whether the cell is printed unchanged. This is stored, because checking megabytes of text on every page would be
    /// slow.
    let isPlain: Bool
  }

  private var entries: [Place: Entry] = [:]
  private var last: (row: Int, starts: [Int])?

  init() {}

  init(copying other: LongCells) { entries = other.entries }

  func take(_ other: LongCells) { entries.merge(other.entries) { known, _ in known } }

  func starts(row: Int, _ columns: [PrintedColumn], in block: WrappedCell, using prepared: PreparedText) -> [Int] {
    if let last, last.row == row { return last.starts }
    var starts = [0]
    starts.reserveCapacity(columns.count + 1)
    var line = 0
    for column in columns {
      if !column.cells.isEmpty(row) { line += lineCount(row: row, column, in: block, using: prepared) }
      starts.append(line)
    }
    last = (row, starts)
    return starts
  }

  func lineCount(row: Int, _ column: PrintedColumn, in block: WrappedCell, using prepared: PreparedText) -> Int {
    if let known = entry(row: row, column) { return known.pieces.reduce(0) { $0 + $1.lines } }
    return column.cells.withText(row) { text in
      guard WrappedCell.isLong(text) else { return block.lineCount(of: text, using: prepared) }
      let pieces = block.pieces(of: text, using: prepared)
      entries[Place(row: row, column: column.index)] = Entry(pieces: pieces, isPlain: column.cells.isPlain(row))
      return pieces.reduce(0) { $0 + $1.lines }
    }
  }

  func entry(row: Int, _ column: PrintedColumn) -> Entry? {
    entries.isEmpty ? nil : entries[Place(row: row, column: column.index)]
  }
}
