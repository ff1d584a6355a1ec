/// The cells of a table, row after row, found by number without a search.
///
/// A cell costs its text and five bytes; no text is made until it is asked for.
final class CellStore: Sendable {
  /// How many rows there are.
  let rowCount: Int
  private let blocks: [RowChunk]

  init(_ blocks: [RowChunk], rowCount: Int) {
    self.blocks = blocks
    self.rowCount = rowCount
  }

  /// A store of one column.
  convenience init(_ cells: some Sequence<String>) {
    var writer = CellWriter(width: 1)
    for cell in cells {
      var cell = cell
      cell.withUTF8 { writer.append($0) }
      writer.endRow()
    }
    self.init(writer.finish(), rowCount: writer.rowCount)
  }

  /// The text of a cell; valid while `body` runs.
  func withUTF8<Value>(row: Int, column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    let block = row >> RowChunk.rowBits
    let range = blocks[block].range(row: row & (RowChunk.rowCount - 1), column: column)
    return blocks[block].bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// The text of a cell.
  func utf8(row: Int, column: Int) -> ArraySlice<UInt8> {
    let block = row >> RowChunk.rowBits
    return blocks[block].bytes[blocks[block].range(row: row & (RowChunk.rowCount - 1), column: column)]
  }

  /// The bytes that the text and the places of all cells take.
  var byteCount: Int { blocks.reduce(0) { $0 + $1.bytes.count + $1.ends.count * MemoryLayout<UInt32>.stride } }
}
