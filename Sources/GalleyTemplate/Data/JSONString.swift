/// The meaning of a JSON string's characters and escapes.
enum JSONString {
  /// The byte that a backslash and `escape` stand for, or nil.
  static func meaning(of escape: UInt8) -> UInt8? {
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): escape
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The number that four hexadecimal digits make, or nil.
  static func hexValue(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = hexDigit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// The number that a hexadecimal digit stands for, or nil.
  static func hexDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The UTF-8 that a checked string stands for, given without its quotes; a lone surrogate becomes U+FFFD.
  static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return Array(bytes) }
    var result: [UInt8] = []
    var units: [UInt16] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") {
        units.append(hexValue(bytes, at: index + 2) ?? 0xFFFD)
        index += 6
        continue
      }
      flush(&units, to: &result)
      if bytes[index] == UInt8(ascii: "\\") {
        result.append(meaning(of: bytes[index + 1]) ?? bytes[index + 1])
        index += 2
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    flush(&units, to: &result)
    return result
  }

  private static func flush(_ units: inout [UInt16], to result: inout [UInt8]) {
    guard !units.isEmpty else { return }
    result.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    units.removeAll()
  }
}
