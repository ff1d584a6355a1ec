package enum JSONString {
  package static func meaning(of escape: UInt8) -> UInt8? {
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

  package static func hexValue(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = hexDigit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  package static func hexDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Resolves the escape sequences of a string without its quotes, which must already be validated. A lone surrogate
  /// becomes U+FFFD.
  package static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let plain = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) ?? bytes.count
      result.append(contentsOf: bytes[index..<plain])
      guard plain < bytes.count else { break }
      index = plain + 2
      if bytes[plain + 1] == UInt8(ascii: "u") {
        append(scalar(bytes, &index), to: &result)
      } else {
        result.append(meaning(of: bytes[plain + 1]) ?? bytes[plain + 1])
      }
    }
    return result
  }

  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Unicode.Scalar {
    let first = hexValue(bytes, at: index) ?? 0xFFFD
    index += 4
    if 0xD800...0xDBFF ~= first, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), let second = hexValue(bytes, at: index + 2), 0xDC00...0xDFFF ~= second
    {
      index += 6
      return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00) ?? "\u{FFFD}"
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
    if let encoded = UTF8.encode(scalar) { result.append(contentsOf: encoded) }
  }
}
