package import GalleyTemplate

/// Reads a whole JSON text (RFC 8259) into a value.
///
/// Layouts are as deep as the views they tell of, so the limit on depth is far above that of data files.
package struct JSONText {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// Lists and objects inside each other: more than any screen, and few enough for a thread's stack.
  private static let depthLimit = 1000

  /// Values, members included, that a text may have unless a caller says otherwise: a gibibyte of memory.
  private static let valueLimit = 1 << 24

  private var valuesLeft: Int

  /// What is no JSON, or has too many values, by the offset of the byte where that shows.
  package struct Mistake: Error {
    package let offset: Int
  }

  /// The value of `bytes`, which holds at most `limit` values.
  package static func value(_ bytes: [UInt8], limit: Int = valueLimit) throws(Mistake) -> JSONValue {
    var text = JSONText(bytes, limit)
    let value = try text.value()
    guard text.peek() == nil else { throw text.mistake }
    return value
  }

  private init(_ bytes: [UInt8], _ limit: Int) { (self.bytes, valuesLeft) = (bytes, limit) }

  private var mistake: Mistake { Mistake(offset: index) }

  /// The next byte that is no white space; nil at the end.
  private mutating func peek() -> UInt8? {
    while index < bytes.count, [9, 10, 13, 32].contains(bytes[index]) { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(Mistake) -> JSONValue {
    valuesLeft -= 1
    guard valuesLeft >= 0 else { throw mistake }
    switch peek() {
    case UInt8(ascii: "{"):
      return .object(try list(to: UInt8(ascii: "}")) { text throws(Mistake) in try text.member() })
    case UInt8(ascii: "["): return .array(try list(to: UInt8(ascii: "]")) { text throws(Mistake) in try text.value() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func list<Element>(
    to end: UInt8, _ element: (inout JSONText) throws(Mistake) -> Element
  ) throws(Mistake) -> [Element] {
    index += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw mistake }
    var elements: [Element] = []
    if take(end) { return elements }
    repeat { elements.append(try element(&self)) } while take(UInt8(ascii: ","))
    guard take(end) else { throw mistake }
    return elements
  }

  private mutating func member() throws(Mistake) -> JSONValue.Member {
    guard peek() == UInt8(ascii: "\"") else { throw mistake }
    let name = try string()
    guard take(UInt8(ascii: ":")) else { throw mistake }
    return JSONValue.Member(name: name, value: try value())
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Mistake) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw mistake }
    index += word.utf8.count
    return value
  }

  private mutating func number() throws(Mistake) -> JSONValue {
    let start = index
    while index < bytes.count, "+-.0123456789eE".utf8.contains(bytes[index]) { index += 1 }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite else {
      index = start
      throw mistake
    }
    return .number(number)
  }

  private mutating func string() throws(Mistake) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape().utf8
      case 0..<32: throw mistake
      default: text.append(byte)
      }
    }
    throw mistake
  }

  /// What stands behind a backslash.
  private mutating func escape() throws(Mistake) -> String {
    guard index < bytes.count else { throw mistake }
    defer { index += 1 }
    switch bytes[index] {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try codePoint()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(decoding: [bytes[index]], as: UTF8.self)
    default: throw mistake
    }
  }

  /// Four digits, or eight of a pair of surrogates; leaves the last digit at hand.
  private mutating func codePoint() throws(Mistake) -> String {
    let first = try unit()
    guard first & 0xFC00 == 0xD800 else { return String(Unicode.Scalar(first) ?? "\u{FFFD}") }
    guard bytes[(index + 1)...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return "\u{FFFD}" }
    index += 2
    let second = try unit()
    guard second & 0xFC00 == 0xDC00 else { return "\u{FFFD}" }
    return String(Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}")
  }

  /// The number in the four digits behind the letter at hand.
  private mutating func unit() throws(Mistake) -> UInt32 {
    guard index + 4 < bytes.count,
      let number = UInt32(String(decoding: bytes[(index + 1)...(index + 4)], as: UTF8.self), radix: 16)
    else { throw mistake }
    index += 4
    return number
  }
}
