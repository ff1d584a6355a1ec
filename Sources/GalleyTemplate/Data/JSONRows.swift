/// Rows that grow by one JSON object after another.
///
/// Strings lose their quotes, numbers keep their digits as written, null is empty, lists and objects stay JSON text.
struct JSONRows {
  private var rows = KeyedRows()

  private static let value = Array("value".utf8)

  /// Reads the value at hand as a row; what is no object becomes a row with the one column `value`.
  mutating func readRow(_ scanner: inout JSONScanner) throws(DataProblem) {
    let first = try scanner.peek()
    scanner.mark = scanner.index
    defer { scanner.mark = .max }
    if first == UInt8(ascii: "{") {
      try readMembers(&scanner)
    } else {
      let range = try scanner.skipValue()
      set(range, in: try column(for: Self.value, at: range.lowerBound), scanner.stream)
    }
    rows.endRow(scanner.stream)
    scanner.stream.rowCount = rows.writer.rowCount
  }

  private mutating func readMembers(_ scanner: inout JSONScanner) throws(DataProblem) {
    guard try scanner.enterObject() else { return }
    repeat {
      let key = try scanner.key()
      let column = try column(for: key, scanner.stream)
      let value = try scanner.skipValue()
      // A key that comes twice in one object keeps its first value.
      if !rows.has(column) { set(value, in: column, scanner.stream) }
    } while try scanner.nextMember()
  }

  private mutating func column(for key: Range<Int>, _ stream: DataStream) throws(DataProblem) -> Int {
    let text = stream[key]
    guard text.contains(UInt8(ascii: "\\")) else { return try rows.column(for: text, at: key.lowerBound) }
    return try column(for: JSONString.unescaped(text), at: key.lowerBound)
  }

  private mutating func column(for key: [UInt8], at offset: Int) throws(DataProblem) -> Int {
    try key.withUnsafeBufferPointer { (text) throws(DataProblem) in try rows.column(for: text, at: offset) }
  }

  private mutating func set(_ value: Range<Int>, in column: Int, _ stream: DataStream) {
    switch stream[value.lowerBound] {
    case UInt8(ascii: "n"): rows.set(.text([]), in: column)
    case UInt8(ascii: "\""):
      let inner = value.lowerBound + 1..<value.upperBound - 1
      let isPlain = !stream[inner].contains(UInt8(ascii: "\\"))
      rows.set(isPlain ? .file(inner) : .text(JSONString.unescaped(stream[inner])), in: column)
    default: rows.set(.file(value), in: column)
    }
  }

  /// Forgets what was read of a row with a mistake.
  mutating func dropRow() { rows.dropRow() }

  /// The rows and the mistakes of their stream.
  consuming func finish(_ stream: DataStream) -> DataRows { rows.finish(stream) }
}
