/// A block of 4,096 rows. Access does not count references, because several threads read cells millions of times.
package struct RowChunk: @unchecked Sendable {
  /// The text of all cells, each followed by one arbitrary byte.
  let bytes: UnsafeBufferPointer<UInt8>
  let ends: UnsafeBufferPointer<UInt32>
  /// The ranges of rows with the same number of columns; never empty. A new section starts when a new column is found.
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

  /// Returns an empty range if the row was written before the column was found.
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
