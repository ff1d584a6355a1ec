/// Steps through JSON text (RFC 8259) byte by byte and checks it on the way.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private var depth = 0

  /// Lists and objects inside each other; stepping over them calls itself.
  static let depthLimit = 128

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The byte at hand behind white space, or nil at the end.
  mutating func peek() -> UInt8? {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): index += 1
      default: return bytes[index]
      }
    }
    return nil
  }

  /// Steps over `byte` if it is next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    index += 1
    return true
  }

  /// Steps over `byte`, which must be next.
  mutating func expect(_ byte: UInt8, _ expected: String) throws(DataProblem) {
    guard take(byte) else { throw unexpected(expected) }
  }

  /// The mistake that something else than `expected` is next.
  mutating func unexpected(_ expected: String) -> DataProblem {
    guard peek() != nil else { return DataProblem(.json(.unexpectedEnd), at: index) }
    let rest = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    return DataProblem(.json(.unexpected(String(rest.prefix(1)), expected: expected)), at: index)
  }

  /// Steps through the members of an object: `body` gets each key and must step over its value.
  mutating func readObject(
    _ body: (_ scanner: inout JSONScanner, _ key: Range<Int>) throws(DataProblem) -> Void
  ) throws(DataProblem) {
    try enter(UInt8(ascii: "{"), "an object")
    defer { depth -= 1 }
    if take(UInt8(ascii: "}")) { return }
    repeat {
      guard peek() == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let key = try skipString()
      try expect(UInt8(ascii: ":"), "':'")
      try body(&self, key)
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"), "',' or '}'")
  }

  /// Steps through the items of a list: `body` must step over each.
  mutating func readList(_ body: (_ scanner: inout JSONScanner) throws(DataProblem) -> Void) throws(DataProblem) {
    try enter(UInt8(ascii: "["), "a list")
    defer { depth -= 1 }
    if take(UInt8(ascii: "]")) { return }
    repeat { try body(&self) } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"), "',' or ']'")
  }

  private mutating func enter(_ bracket: UInt8, _ expected: String) throws(DataProblem) {
    try expect(bracket, expected)
    depth += 1
    if depth > Self.depthLimit { throw DataProblem(.json(.tooDeep(limit: Self.depthLimit)), at: index - 1) }
  }

  /// Steps over any value and answers where it lies.
  mutating func skipValue() throws(DataProblem) -> Range<Int> {
    guard let first = peek() else { throw unexpected("a value") }
    let start = index
    switch first {
    case UInt8(ascii: "\""): _ = try skipString()
    case UInt8(ascii: "{"): try readObject { (scanner, _) throws(DataProblem) in _ = try scanner.skipValue() }
    case UInt8(ascii: "["): try readList { (scanner) throws(DataProblem) in _ = try scanner.skipValue() }
    case UInt8(ascii: "t"): try skipWord("true")
    case UInt8(ascii: "f"): try skipWord("false")
    case UInt8(ascii: "n"): try skipWord("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber()
    default: throw unexpected("a value")
    }
    return start..<index
  }

  private mutating func skipWord(_ word: StaticString) throws(DataProblem) {
    let matches = word.withUTF8Buffer { $0.elementsEqual(bytes[index..<min(index + $0.count, bytes.count)]) }
    guard matches else { throw unexpected("a value") }
    index += word.utf8CodeUnitCount
  }

  private mutating func skipNumber() throws(DataProblem) {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let leading = index
    var isValid = skipDigits() > 0 && (bytes[leading] != UInt8(ascii: "0") || index == leading + 1)
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      isValid = skipDigits() > 0 && isValid
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      isValid = skipDigits() > 0 && isValid
    }
    if !isValid { throw DataProblem(.json(.badNumber), at: start) }
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") <= 9 { index += 1 }
    return index - start
  }

  /// Steps over a string and answers where it lies, without its quotes.
  mutating func skipString() throws(DataProblem) -> Range<Int> {
    index += 1
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return start..<(index - 1)
      }
      if byte < 0x20 { throw DataProblem(.json(.controlCharacter), at: index) }
      index += 1
      if byte == UInt8(ascii: "\\") { try skipEscape() }
    }
    throw DataProblem(.json(.unexpectedEnd), at: start - 1)
  }

  private mutating func skipEscape() throws(DataProblem) {
    guard index < bytes.count else { throw DataProblem(.json(.unexpectedEnd), at: index) }
    let escape = bytes[index]
    index += 1
    if escape == UInt8(ascii: "u") {
      guard JSONString.hexValue(bytes, at: index) != nil else { throw DataProblem(.json(.badEscape), at: index - 2) }
      index += 4
    } else if JSONString.meaning(of: escape) == nil {
      throw DataProblem(.json(.badEscape), at: index - 2)
    }
  }
}
