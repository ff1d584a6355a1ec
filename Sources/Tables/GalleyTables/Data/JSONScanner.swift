import GalleyJSON

/// Validates JSON text (RFC 8259) as a stream.
struct JSONScanner {
  var stream: DataStream
  var index: Int
  /// The offset from which bytes stay loaded. `Int.max` discards all scanned bytes.
  var mark = Int.max
  private var depth = 0

  static let depthLimit = 128
  private static let quotes = ByteWord.pattern(UInt8(ascii: "\""))
  private static let backslashes = ByteWord.pattern(UInt8(ascii: "\\"))

  init(_ stream: DataStream) {
    self.stream = stream
    index = stream.start
  }

  private mutating func more() throws(DataProblem) -> Bool {
    while try stream.advance(keeping: min(mark, index)) {
      if index < stream.end { return true }
    }
    return false
  }

  private mutating func byte() throws(DataProblem) -> UInt8? {
    if index >= stream.end, !(try more()) { return nil }
    return stream[index]
  }

  mutating func peek() throws(DataProblem) -> UInt8? {
    while let byte = try byte() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): index += 1
      default: return byte
      }
    }
    return nil
  }

  mutating func take(_ byte: UInt8) throws(DataProblem) -> Bool {
    guard try peek() == byte else { return false }
    index += 1
    return true
  }

  mutating func expect(_ byte: UInt8, _ expected: String) throws(DataProblem) {
    guard try take(byte) else { throw try unexpected(expected) }
  }

  mutating func unexpected(_ expected: String) throws(DataProblem) -> DataProblem {
    guard try peek() != nil else { return DataProblem(.json(.unexpectedEnd), at: index) }
    let rest = String(decoding: stream[index..<min(index + 4, stream.end)], as: UTF8.self)
    return DataProblem(.json(.unexpected(String(rest.prefix(1)), expected: expected)), at: index)
  }

  // MARK: Lists and objects

  /// Returns false if the object is empty. The scanner is then after the object.
  mutating func enterObject() throws(DataProblem) -> Bool {
    try enter(UInt8(ascii: "{"), "an object")
    return try !leaves(UInt8(ascii: "}"))
  }

  mutating func enterList() throws(DataProblem) -> Bool {
    try enter(UInt8(ascii: "["), "a list")
    return try !leaves(UInt8(ascii: "]"))
  }

  /// Returns the range of the key without its quotes.
  mutating func key() throws(DataProblem) -> Range<Int> {
    guard try peek() == UInt8(ascii: "\"") else { throw try unexpected("a key in quotes") }
    let key = try skipString()
    try expect(UInt8(ascii: ":"), "':'")
    return key
  }

  /// Returns false at the end of the object. The scanner is then after the object.
  mutating func nextMember() throws(DataProblem) -> Bool {
    if try take(UInt8(ascii: ",")) { return true }
    guard try leaves(UInt8(ascii: "}")) else { throw try unexpected("',' or '}'") }
    return false
  }

  mutating func nextItem() throws(DataProblem) -> Bool {
    if try take(UInt8(ascii: ",")) { return true }
    guard try leaves(UInt8(ascii: "]")) else { throw try unexpected("',' or ']'") }
    return false
  }

  private mutating func enter(_ bracket: UInt8, _ expected: String) throws(DataProblem) {
    try expect(bracket, expected)
    depth += 1
    if depth > Self.depthLimit { throw DataProblem(.json(.tooDeep(limit: Self.depthLimit)), at: index - 1) }
  }

  private mutating func leaves(_ bracket: UInt8) throws(DataProblem) -> Bool {
    guard try take(bracket) else { return false }
    depth -= 1
    return true
  }

  mutating func leaveAll() { depth = 0 }

  // MARK: Values

  @discardableResult
  mutating func skipValue() throws(DataProblem) -> Range<Int> {
    guard let first = try peek() else { throw try unexpected("a value") }
    let start = index
    switch first {
    case UInt8(ascii: "\""): _ = try skipString()
    case UInt8(ascii: "{"):
      guard try enterObject() else { break }
      repeat {
        _ = try key()
        try skipValue()
      } while try nextMember()
    case UInt8(ascii: "["):
      guard try enterList() else { break }
      repeat { try skipValue() } while try nextItem()
    case UInt8(ascii: "t"): try skipWord("true")
    case UInt8(ascii: "f"): try skipWord("false")
    case UInt8(ascii: "n"): try skipWord("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber()
    default: throw try unexpected("a value")
    }
    return start..<index
  }

  private mutating func skipWord(_ word: StaticString) throws(DataProblem) {
    let start = index
    for offset in 0..<word.utf8CodeUnitCount {
      guard try byte() == word.utf8Start[offset] else {
        let end = index
        index = start
        // Without a mark, the start of an incomplete word may have been discarded.
        guard start >= stream.start else { throw DataProblem(.json(.unexpectedEnd), at: end) }
        throw try unexpected("a value")
      }
      index += 1
    }
  }

  private mutating func skipNumber() throws(DataProblem) {
    let start = index
    let outer = mark
    mark = min(mark, start)
    defer { mark = outer }
    if try byte() == UInt8(ascii: "-") { index += 1 }
    let leading = index
    var isValid = try skipDigits() > 0 && (stream[leading] != UInt8(ascii: "0") || index == leading + 1)
    if try byte() == UInt8(ascii: ".") {
      index += 1
      isValid = try skipDigits() > 0 && isValid
    }
    if let byte = try byte(), byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = try self.byte(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { index += 1 }
      isValid = try skipDigits() > 0 && isValid
    }
    if !isValid { throw DataProblem(.json(.badNumber), at: start) }
  }

  private mutating func skipDigits() throws(DataProblem) -> Int {
    let start = index
    while let byte = try byte(), byte &- UInt8(ascii: "0") <= 9 { index += 1 }
    return index - start
  }

  mutating func skipString() throws(DataProblem) -> Range<Int> {
    index += 1
    let start = index
    while true {
      skipPlain()
      guard let byte = try byte() else { throw DataProblem(.json(.unexpectedEnd), at: max(start - 1, stream.start)) }
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return start..<(index - 1)
      case UInt8(ascii: "\\"): try skipEscape()
      case ..<0x20: throw DataProblem(.json(.controlCharacter), at: index)
      default: index += 1
      }
    }
  }

  private mutating func skipPlain() {
    let bytes = stream.pointer
    let end = stream.end - stream.start
    var place = index - stream.start
    while place < end {
      let word = ByteWord(bytes + place)
      let marks = word.equal(Self.quotes) | word.equal(Self.backslashes) | word.controls
      place += ByteWord.first(in: marks)
      if marks != 0 { break }
    }
    index = stream.start + min(place, end)
  }

  private mutating func skipEscape() throws(DataProblem) {
    let start = index
    let outer = mark
    mark = min(mark, start)
    defer { mark = outer }
    index += 1
    guard let escape = try byte() else { throw DataProblem(.json(.unexpectedEnd), at: index) }
    index += 1
    guard escape == UInt8(ascii: "u") else {
      if JSONString.meaning(of: escape) == nil { throw DataProblem(.json(.badEscape), at: start) }
      return
    }
    for _ in 0..<4 {
      guard let digit = try byte(), JSONString.hexDigit(digit) != nil else {
        throw DataProblem(.json(.badEscape), at: start)
      }
      index += 1
    }
  }
}
