import GalleyText

/// The pieces of the cells that are broken piece by piece, as they were counted.
///
/// Few tables have such a cell; each is looked at again on every page it reaches.
final class LongCells {
  private struct Place: Hashable {
    var row: Int
    var column: Int
  }

  struct Entry {
    let pieces: [WrappedCell.Piece]
    /// Whether it is printed as it stands, which need not be asked of megabytes again on every page.
    let isPlain: Bool
  }

  private var entries: [Place: Entry] = [:]
  /// The row that was asked for last: one that goes on over pages is asked for on each.
  private var last: (row: Int, starts: [Int])?

  init() {}

  init(copying other: LongCells) { entries = other.entries }

  func take(_ other: LongCells) { entries.merge(other.entries) { known, _ in known } }

  /// The line on which each of `columns` starts in a stacked row, and at last how many lines there are; what holds
  /// nothing has none.
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

  /// What is known of a cell; nil where it is not long.
  func entry(row: Int, _ column: PrintedColumn) -> Entry? {
    entries.isEmpty ? nil : entries[Place(row: row, column: column.index)]
  }
}
