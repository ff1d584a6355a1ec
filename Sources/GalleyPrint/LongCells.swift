import GalleyText

/// The pieces of the cells that are broken piece by piece, as they were counted.
///
/// Few tables have such a cell; each is looked at again on every page it reaches.
final class LongCells {
  private struct Place: Hashable {
    var row: Int
    var column: Int
  }

  private var pieces: [Place: [CellBlock.Piece]] = [:]

  /// The lines of `text`, which stands in a row and a column of the table.
  func lineCount(
    of text: UnsafeBufferPointer<UInt8>, row: Int, column: Int, in block: CellBlock, using prepared: PreparedText
  ) -> Int {
    guard CellBlock.isLong(text) else { return block.lineCount(of: text, using: prepared) }
    let place = Place(row: row, column: column)
    let own = pieces[place] ?? block.pieces(of: text, using: prepared)
    pieces[place] = own
    return own.reduce(0) { $0 + $1.lines }
  }

  /// The pieces of a cell; nil where it is not long.
  func pieces(row: Int, column: Int) -> [CellBlock.Piece]? { pieces[Place(row: row, column: column)] }
}
