/// The base class of computed cells, which writes nothing. It is a class so that ``CellStore`` can call it unretained:
/// otherwise threads would wait for each other's reference counts.
package class MadeCells: @unchecked Sendable {
  package func append(row: Int, column: Int, to text: inout [UInt8]) {}
}

/// Stores cells row by row, with access in constant time. A cell takes five bytes besides its text and becomes a string
/// only when it is read. Computed cells are computed again on each access.
package final class CellStore: @unchecked Sendable {
  package let rowCount: Int
  private let blocks: UnsafeMutableBufferPointer<RowChunk>
  private let made: Unmanaged<MadeCells>?
  private let keptMaker: MadeCells?

  package init(_ made: MadeCells, rowCount: Int) {
    blocks = .allocate(capacity: 0)
    (self.made, keptMaker) = (.passUnretained(made), made)
    self.rowCount = rowCount
  }

  package init(_ blocks: [RowChunk], rowCount: Int) {
    (made, keptMaker) = (nil, nil)
    self.blocks = .allocate(capacity: blocks.count)
    _ = self.blocks.initialize(from: blocks)
    self.rowCount = rowCount
  }

  deinit {
    blocks.deinitialize()
    blocks.deallocate()
  }

  package convenience init(_ cells: some Sequence<String>) {
    var writer = CellWriter(width: 1)
    for cell in cells {
      var cell = cell
      cell.withUTF8 { writer.append($0) }
      writer.endRow()
    }
    self.init(writer.finish(), rowCount: writer.rowCount)
  }

  @inline(__always)
  package func withUTF8<Value>(row: Int, column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    if let made {
      var text: [UInt8] = []
      made._withUnsafeGuaranteedRef { $0.append(row: row, column: column, to: &text) }
      return text.withUnsafeBufferPointer(body)
    }
    return withExtendedLifetime(self) { body(text(row: row, column: column)) }
  }

  package func append(row: Int, column: Int, to letters: inout [UInt8]) {
    if let made {
      made._withUnsafeGuaranteedRef { $0.append(row: row, column: column, to: &letters) }
    } else {
      letters.append(contentsOf: text(row: row, column: column))
    }
  }

  package func utf8(row: Int, column: Int) -> ArraySlice<UInt8> {
    withUTF8(row: row, column: column) { ArraySlice($0) }
  }

  package var isKept: Bool { made == nil }

  @inline(__always)
  package func text(row: Int, column: Int) -> UnsafeBufferPointer<UInt8> {
    // Avoids retain/release traffic: copying the block would retain its memory.
    let block = row >> RowChunk.rowBits
    let range = blocks[block].range(row: row & (RowChunk.rowCount - 1), column: column)
    return UnsafeBufferPointer(rebasing: blocks[block].bytes[range])
  }

  package var byteCount: Int { blocks.reduce(0) { $0 + $1.bytes.count + $1.ends.count * MemoryLayout<UInt32>.stride } }
}
