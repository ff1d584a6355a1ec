package struct CellWriter {
  package private(set) var rowCount = 0
  package private(set) var width: Int
  private var blocks: [RowChunk] = []
  private let page = CellPage()
  private var sections: [RowChunk.Section]

  package init(width: Int) {
    self.width = width
    sections = [.init(row: 0, width: width, cell: 0)]
    page.reserve(cells: width)
  }

  mutating func addColumn() {
    width += 1
    page.reserve(cells: width)
    let section = RowChunk.Section(row: rowCount & (RowChunk.rowCount - 1), width: width, cell: page.cellCount)
    if sections.last?.row == section.row { sections.removeLast() }
    sections.append(section)
  }

  // MARK: Cell by cell

  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    page.reserve(bytes: text.count + 1)
    page.write(text)
    page.endCell()
  }

  package mutating func endRow() { commit(bytes: page.byteCount, cells: width) }

  // MARK: In bulk

  /// Opens the row for direct writing: `text` has space for `bytes` bytes from `byteCount` on, and `ends` for the end
  /// offsets of the row's cells.
  package mutating func open(bytes: Int) -> (
    text: UnsafeMutablePointer<UInt8>, byteCount: Int, ends: UnsafeMutablePointer<UInt32>
  ) {
    page.reserve(bytes: bytes)
    return page.rest
  }

  package mutating func commit(byteCount: Int) {
    page.cellCount += width
    commit(bytes: byteCount, cells: width)
  }

  private mutating func commit(bytes: Int, cells: Int) {
    page.byteCount = bytes
    rowCount += 1
    if rowCount & (RowChunk.rowCount - 1) == 0 { close() } else { page.reserve(cells: width) }
  }

  private mutating func close() {
    blocks.append(page.block(sections))
    sections = [.init(row: 0, width: width, cell: 0)]
    page.reserve(cells: width)
  }

  package mutating func finish() -> [RowChunk] {
    if page.cellCount > 0 || rowCount & (RowChunk.rowCount - 1) != 0 { close() }
    return blocks
  }
}

private final class CellPage {
  var byteCount = 0
  var cellCount = 0
  private var text: UnsafeMutablePointer<UInt8>
  private var ends: UnsafeMutablePointer<UInt32>
  private var byteCapacity = 1 << 10
  private var cellCapacity = 1 << 6

  init() {
    text = .allocate(capacity: byteCapacity)
    ends = .allocate(capacity: cellCapacity)
  }

  deinit {
    text.deallocate()
    ends.deallocate()
  }

  var rest: (text: UnsafeMutablePointer<UInt8>, byteCount: Int, ends: UnsafeMutablePointer<UInt32>) {
    (text, byteCount, ends + cellCount)
  }

  func reserve(bytes: Int) {
    guard byteCount + bytes > byteCapacity else { return }
    let capacity = max(2 * byteCapacity, byteCount + bytes)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: text, count: byteCount)
    text.deallocate()
    (text, byteCapacity) = (larger, capacity)
  }

  func reserve(cells: Int) {
    guard cellCount + cells > cellCapacity else { return }
    let capacity = max(2 * cellCapacity, cellCount + cells)
    let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    larger.update(from: ends, count: cellCount)
    ends.deallocate()
    (ends, cellCapacity) = (larger, capacity)
  }

  func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    (text + byteCount).update(from: base, count: bytes.count)
    byteCount += bytes.count
  }

  func endCell() {
    ends[cellCount] = UInt32(truncatingIfNeeded: byteCount)
    cellCount += 1
    text[byteCount] = 0
    byteCount += 1
  }

  func block(_ sections: [RowChunk.Section]) -> RowChunk {
    defer { (byteCount, cellCount) = (0, 0) }
    return sections.withUnsafeBufferPointer {
      RowChunk(
        bytes: UnsafeBufferPointer(start: text, count: byteCount),
        ends: UnsafeBufferPointer(start: ends, count: cellCount), sections: $0)
    }
  }
}
