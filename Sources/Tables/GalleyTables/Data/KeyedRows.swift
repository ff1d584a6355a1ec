/// Rows made of JSON objects or stanzas. Keys become columns in order of appearance; a missing key gives an empty cell.
struct KeyedRows {
  private(set) var names: [String] = []
  private(set) var writer = CellWriter(width: 0)
  private var keys: [[UInt8]] = []
  private var cells: [Cell] = []
  private var next = 0

  static let columnLimit = 4096

  enum Cell {
    case missing
    case file(Range<Int>)
    /// Text that differs from the bytes in the file, for example because escapes are resolved.
    case text([UInt8])
  }

  func has(_ column: Int) -> Bool { if case .missing = cells[column] { false } else { true } }

  mutating func set(_ cell: Cell, in column: Int) { cells[column] = cell }

  func cell(_ column: Int) -> Cell { cells[column] }

  /// Returns the column of `key`. Most rows have the same keys in the same order, so the search starts after the
  /// previous column.
  mutating func column(for key: UnsafeBufferPointer<UInt8>, at offset: Int) throws(DataProblem) -> Int {
    for column in next..<keys.count where keys[column].elementsEqual(key) { return found(column) }
    for column in 0..<min(next, keys.count) where keys[column].elementsEqual(key) { return found(column) }
    guard keys.count < Self.columnLimit else {
      throw DataProblem(.table(.tooManyColumns(limit: Self.columnLimit)), at: offset)
    }
    keys.append(Array(key))
    names.append(String(decoding: key, as: UTF8.self))
    cells.append(.missing)
    writer.addColumn()
    return found(keys.count - 1)
  }

  private mutating func found(_ column: Int) -> Int {
    next = column + 1
    return column
  }

  mutating func endRow(_ stream: DataStream) {
    for column in cells.indices {
      switch cells[column] {
      case .missing: writer.append(UnsafeBufferPointer(start: nil, count: 0))
      case .file(let range): writer.append(stream[range])
      case .text(let text): text.withUnsafeBufferPointer { writer.append($0) }
      }
    }
    writer.endRow()
    dropRow()
  }

  mutating func dropRow() {
    for column in cells.indices { cells[column] = .missing }
    next = 0
  }

  package consuming func finish(_ stream: DataStream) -> DataRows {
    DataRows(names: names, writer: writer, stream: stream)
  }
}
