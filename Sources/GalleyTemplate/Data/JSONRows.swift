/// Columns that grow by one JSON object after another.
struct JSONRows {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var columns: [Column] = []
  private var keys: [[UInt8]] = []
  private var rowCount = 0

  /// Rows of the text in `bytes`.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The rows so far.
  func table(_ name: String) -> Table { Table(name: name, columns: columns, rowCount: rowCount) }

  /// Reads the object at hand as a row; any other value becomes a row with the one column `value`.
  mutating func readRow(_ scanner: inout JSONScanner) throws(DataProblem) {
    if scanner.peek() == UInt8(ascii: "{") {
      var guess = 0
      try scanner.readObject { (scanner, key) throws(DataProblem) in
        let column = column(for: key, guess: guess)
        guess = column + 1
        set(try scanner.skipValue(), in: column)
      }
    } else {
      set(try scanner.skipValue(), in: column(for: Array("value".utf8)))
    }
    rowCount += 1
    for place in columns.indices where columns[place].count < rowCount { columns[place].append([]) }
  }

  /// Objects of a list mostly have the same keys in the same order, so the next column is tried first.
  private mutating func column(for key: Range<Int>, guess: Int) -> Int {
    if guess < keys.count, keys[guess].elementsEqual(bytes[key]) { return guess }
    return column(for: JSONString.unescaped(bytes, key))
  }

  private mutating func column(for key: [UInt8]) -> Int {
    if let known = keys.firstIndex(of: key) { return known }
    var column = Column(name: String(decoding: key, as: UTF8.self))
    for _ in 0..<rowCount { column.append([]) }
    keys.append(key)
    columns.append(column)
    return columns.count - 1
  }

  private mutating func set(_ value: Range<Int>, in column: Int) {
    // A key that comes twice in one object keeps its first value.
    guard columns[column].count == rowCount else { return }
    switch bytes[value.lowerBound] {
    case UInt8(ascii: "n"): columns[column].append([])
    case UInt8(ascii: "\""):
      let inner = value.lowerBound + 1..<value.upperBound - 1
      if bytes[inner].contains(UInt8(ascii: "\\")) {
        columns[column].append(JSONString.unescaped(bytes, inner))
      } else {
        columns[column].append(bytes[inner])
      }
    default: columns[column].append(bytes[value])
    }
  }
}
