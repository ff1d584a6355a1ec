/// Some thousand rows of a table: their text behind each other, one byte between cells, and where each cell ends.
///
/// Cells are read millions of times, and by several threads: they are found without counting references.
package struct RowChunk: @unchecked Sendable {
  /// The text of the cells, row after row, each with one byte of no meaning behind it.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the text of each cell ends in `bytes`.
  let ends: UnsafeBufferPointer<UInt32>
  /// The rows that were written before a column came to light, with how many cells they have; never empty.
  let sections: UnsafeBufferPointer<Section>

  static let rowCount = 1 << rowBits
  static let rowBits = 12

  struct Section: Hashable, Sendable {
    var row: Int
    var width: Int
    var cell: Int
  }

  private let memory: CellMemory

  init(
    bytes: UnsafeBufferPointer<UInt8>, ends: UnsafeBufferPointer<UInt32>, sections: UnsafeBufferPointer<Section>
  ) {
    memory = CellMemory(bytes: bytes, ends: ends, sections: sections)
    (self.bytes, self.ends, self.sections) = (memory.bytes, memory.ends, memory.sections)
  }

  /// Where the text of a cell lies in `bytes`; nothing where its row was written before its column was known.
  @inline(__always)
  func range(row: Int, column: Int) -> Range<Int> {
    let section = sections[sections.count == 1 ? 0 : sectionIndex(of: row)]
    guard column < section.width else { return 0..<0 }
    let cell = section.cell + (row - section.row) * section.width + column
    return (cell == 0 ? 0 : Int(ends[cell - 1]) + 1)..<Int(ends[cell])
  }

  private func sectionIndex(of row: Int) -> Int {
    var low = 0
    var high = sections.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].row <= row { low = middle } else { high = middle }
    }
    return low
  }
}

/// The memory of a block.
private final class CellMemory {
  let bytes: UnsafeBufferPointer<UInt8>
  let ends: UnsafeBufferPointer<UInt32>
  let sections: UnsafeBufferPointer<RowChunk.Section>

  init(
    bytes: UnsafeBufferPointer<UInt8>, ends: UnsafeBufferPointer<UInt32>,
    sections: UnsafeBufferPointer<RowChunk.Section>
  ) {
    self.bytes = CellMemory.copy(bytes)
    self.ends = CellMemory.copy(ends)
    self.sections = CellMemory.copy(sections)
  }

  deinit {
    bytes.deallocate()
    ends.deallocate()
    sections.deallocate()
  }

  private static func copy<Element>(_ elements: UnsafeBufferPointer<Element>) -> UnsafeBufferPointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(from: elements)
    return UnsafeBufferPointer(memory)
  }
}
