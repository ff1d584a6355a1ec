/// Reads a list of objects from JSON text into a ``Table``.
///
/// Each key becomes a column, in the order in which keys first appear. Strings lose their quotes, numbers keep
/// their digits as written, null and missing members are empty, lists and objects stay JSON text.
struct JSONReader {
  private let pointer: String
  private var rows: JSONRows

  /// The rows at `pointer` (RFC 6901, such as `/items/0/rows`; empty for the whole text) of valid UTF-8.
  static func read(_ bytes: [UInt8], name: String, pointer: String = "") throws(DataProblem) -> Table {
    try scanning(bytes) { (scanner) throws(DataProblem) in
      var reader = JSONReader(pointer: pointer, rows: JSONRows(scanner.bytes))
      let steps = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(unescapedStep)
      try reader.walk(&scanner, steps[...])
      guard scanner.peek() == nil else { throw scanner.unexpected("the end of the file") }
      return reader.rows.table(name)
    }
  }

  /// One row for each line of JSON Lines text.
  static func readLines(_ bytes: [UInt8], name: String) throws(DataProblem) -> Table {
    try scanning(bytes) { (scanner) throws(DataProblem) in
      var rows = JSONRows(scanner.bytes)
      while scanner.peek() != nil { try rows.readRow(&scanner) }
      return rows.table(name)
    }
  }

  private static func scanning(
    _ bytes: [UInt8], _ body: (inout JSONScanner) throws(DataProblem) -> Table
  ) throws(DataProblem) -> Table {
    let result: Result<Table, DataProblem> = bytes.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      do throws(DataProblem) { return .success(try body(&scanner)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// "~1" stands for "/" and "~0" for "~".
  private static func unescapedStep(_ step: Substring) -> String {
    var result = ""
    var rest = step
    while let character = rest.popFirst() {
      if character == "~", let escape = rest.first, escape == "0" || escape == "1" {
        rest.removeFirst()
        result.append(escape == "1" ? "/" : "~")
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Goes to the value that the steps lead to and reads its rows; everything else is only checked.
  private mutating func walk(_ scanner: inout JSONScanner, _ steps: ArraySlice<String>) throws(DataProblem) {
    guard let step = steps.first else { return try readRows(&scanner) }
    let kind = scanner.peek()
    let start = scanner.index
    var isFound = false
    if kind == UInt8(ascii: "{") {
      try scanner.readObject { (scanner, key) throws(DataProblem) in
        let isWanted = !isFound && JSONString.unescaped(scanner.bytes, key).elementsEqual(step.utf8)
        isFound = isFound || isWanted
        if isWanted { try walk(&scanner, steps.dropFirst()) } else { _ = try scanner.skipValue() }
      }
    } else if kind == UInt8(ascii: "[") {
      var position = 0
      try scanner.readList { (scanner) throws(DataProblem) in
        let isWanted = String(position) == step
        isFound = isFound || isWanted
        position += 1
        if isWanted { try walk(&scanner, steps.dropFirst()) } else { _ = try scanner.skipValue() }
      }
    }
    if !isFound { throw DataProblem(.pointerNotFound(pointer: pointer, missing: step), at: start) }
  }

  private mutating func readRows(_ scanner: inout JSONScanner) throws(DataProblem) {
    guard scanner.peek() == UInt8(ascii: "[") else {
      let range = try scanner.skipValue()
      let noun = scanner.bytes[range.lowerBound] == UInt8(ascii: "{") ? "an object" : "a single value"
      throw DataProblem(.notRows(found: noun), at: range.lowerBound)
    }
    try scanner.readList { (scanner) throws(DataProblem) in try rows.readRow(&scanner) }
  }
}
