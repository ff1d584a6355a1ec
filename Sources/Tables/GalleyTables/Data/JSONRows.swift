import GalleyData
import GalleyJSON

/// One row per JSON object. Strings lose their quotes, numbers keep their digits, null becomes an empty cell, and
/// arrays and objects remain JSON text.
struct JSONRows {
  private var rows = KeyedRows()
  private let flattens: Bool
  private var typedColumns: Set<Int> = []
  private var pointRows: [Int: RowSet] = [:]

  init(flattens: Bool = false) { self.flattens = flattens }

  private static let value = Array("value".utf8)
  private static let key = Array("key".utf8)

  mutating func readRow(_ scanner: inout JSONScanner, key: [UInt8]? = nil) throws(DataProblem) {
    let first = try scanner.peek()
    scanner.mark = scanner.index
    defer { scanner.mark = .max }
    if let key { rows.set(.text(key), in: try column(for: Self.key, at: scanner.index)) }
    if first == UInt8(ascii: "{") {
      try readMembers(&scanner, of: [])
    } else {
      let range = try scanner.skipValue()
      set(range, in: try column(for: Self.value, at: range.lowerBound), scanner.stream)
    }
    rows.endRow(scanner.stream)
    scanner.stream.rowCount = rows.writer.rowCount
  }

  private mutating func readMembers(_ scanner: inout JSONScanner, of path: [UInt8]) throws(DataProblem) {
    guard try scanner.enterObject() else { return }
    repeat {
      let key = try scanner.key()
      if flattens, try scanner.peek() == UInt8(ascii: "{") {
        let name = JSONString.unescaped(scanner.stream[key])
        try readMembers(&scanner, of: path + name + [UInt8(ascii: ".")])
        continue
      }
      let column =
        path.isEmpty
        ? try column(for: key, scanner.stream)
        : try column(for: path + JSONString.unescaped(scanner.stream[key]), at: key.lowerBound)
      let value = try scanner.skipValue()
      if !rows.has(column) {
        set(value, in: column, scanner.stream)
      } else if scanner.stream.isTolerant {
        // Keeps the first value of the repeated key.
        scanner.stream.tolerate(.repeatedKey, at: key.lowerBound)
      }
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
    case UInt8(ascii: "[") where flattens:
      let text = JSONList.joined(stream[value])
      rows.set(text.map { .text($0) } ?? .file(value), in: column)
    default:
      if stream[value.lowerBound] < UInt8(ascii: ":") {
        typedColumns.insert(column)
        if FractionMark.isOpen(stream[value]) { pointRows[column, default: RowSet()].insert(rows.writer.rowCount) }
      }
      rows.set(.file(value), in: column)
    }
  }

  mutating func dropRow() { rows.dropRow() }

  package consuming func finish(_ stream: DataStream) -> DataRows {
    let (typed, points) = (typedColumns, pointRows)
    var found = rows.finish(stream)
    (found.typedColumns, found.pointRows) = (typed, points)
    return found
  }
}
