/// A parser for JSON (RFC 8259). Its depth limit is far above the limit for data files, because layouts are deeply
/// nested.
package struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// The maximum nesting depth. No screen reaches it, and the stack of a thread is large enough for it.
  private static let depthLimit = 1000

  /// The maximum number of values, including members. This many values take 1 GiB of memory.
  private static let valueLimit = 1 << 24

  private var valuesLeft: Int

  /// The byte offset of a syntax error, or of the value that exceeds the limit.
  package struct Failure: Error {
    package let offset: Int
  }

  package static func value(_ bytes: [UInt8], limit: Int = valueLimit) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes, limit)
    let value = try parser.value()
    guard parser.peek() == nil else { throw parser.error }
    return value
  }

  private init(_ bytes: [UInt8], _ limit: Int) { (self.bytes, valuesLeft) = (bytes, limit) }

  private var error: Failure { Failure(offset: index) }

  private mutating func peek() -> UInt8? {
    while index < bytes.count, [9, 10, 13, 32].contains(bytes[index]) { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(Failure) -> JSONValue {
    valuesLeft -= 1
    guard valuesLeft >= 0 else { throw error }
    switch peek() {
    case UInt8(ascii: "{"):
      return .object(try list(to: UInt8(ascii: "}")) { text throws(Failure) in try text.member() })
    case UInt8(ascii: "["): return .array(try list(to: UInt8(ascii: "]")) { text throws(Failure) in try text.value() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func list<Element>(
    to end: UInt8, _ element: (inout JSONParser) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    index += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw error }
    var elements: [Element] = []
    if take(end) { return elements }
    repeat { elements.append(try element(&self)) } while take(UInt8(ascii: ","))
    guard take(end) else { throw error }
    return elements
  }

  private mutating func member() throws(Failure) -> JSONValue.Member {
    guard peek() == UInt8(ascii: "\"") else { throw error }
    let name = try string()
    guard take(UInt8(ascii: ":")) else { throw error }
    return JSONValue.Member(name: name, value: try value())
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw error }
    index += word.utf8.count
    return value
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = index
    while index < bytes.count, "+-.0123456789eE".utf8.contains(bytes[index]) { index += 1 }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite else {
      index = start
      throw error
    }
    return .number(number)
  }

  private mutating func string() throws(Failure) -> String {
    index += 1
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        defer { index += 1 }
        return bytes[start..<index].withUnsafeBufferPointer {
          String(decoding: JSONString.unescaped($0), as: UTF8.self)
        }
      case UInt8(ascii: "\\"): try skipEscape()
      case 0..<32:
        index += 1
        throw error
      default: index += 1
      }
    }
    throw error
  }

  /// Skips an escape sequence. An error is reported at the first byte after the backslash.
  private mutating func skipEscape() throws(Failure) {
    index += 1
    guard index < bytes.count else { throw error }
    if JSONString.meaning(of: bytes[index]) != nil { return index += 1 }
    let isCodePoint = bytes[index] == UInt8(ascii: "u")
    guard isCodePoint, bytes.withUnsafeBufferPointer({ JSONString.hexValue($0, at: index + 1) }) != nil else {
      throw error
    }
    index += 5
  }
}
