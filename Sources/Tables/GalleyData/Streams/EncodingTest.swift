package enum EncodingTest {
  package enum Finding: Hashable, Sendable {
    case utf8
    case utf16(isBigEndian: Bool)
    case western
    case mixed(strays: Int)
  }

  /// Detects the encoding. In single-byte encodings, accented letters are usually isolated among ASCII, which is
  /// invalid in UTF-8. One word such as "Müller" is enough to distinguish the two.
  package static func finding(_ bytes: UnsafeBufferPointer<UInt8>) -> Finding {
    if let isBigEndian = looksLikeUTF16(bytes) { return .utf16(isBigEndian: isBigEndian) }
    var (characters, strays) = (0, 0)
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
      } else if let length = length(of: bytes, at: index) {
        characters += 1
        index += length
      } else {
        strays += 1
        index += 1
      }
    }
    if strays == 0 { return .utf8 }
    return characters > strays ? .mixed(strays: strays) : .western
  }

  private static func looksLikeUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    let sample = bytes.prefix(4096)
    guard sample.count >= 4 else { return nil }
    var (even, odd) = (0, 0)
    for (index, byte) in sample.enumerated() where byte == 0 { if index % 2 == 0 { even += 1 } else { odd += 1 } }
    guard even > odd ? odd * 10 < even : even * 10 < odd else { return nil }
    // In Latin text, every other byte is null. In other scripts, few bytes are null, and many bytes are not printable
    // ASCII.
    let printed = sample.count { 0x20...0x7E ~= $0 || 0x09...0x0D ~= $0 }
    guard (even + odd) * 3 >= sample.count || (even + odd) * 50 >= sample.count && printed * 5 <= sample.count * 4
    else {
      return nil
    }
    return isUTF16(sample.prefix(sample.count & ~1), isBigEndian: even > odd) ? even > odd : nil
  }

  private static func isUTF16(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, isBigEndian: Bool) -> Bool {
    var isPair = false
    for index in stride(from: 0, to: bytes.count, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      let unit = isBigEndian ? first << 8 | second : second << 8 | first
      if isPair != (0xDC00...0xDFFF ~= unit) { return false }
      isPair = 0xD800...0xDBFF ~= unit
      if unit < 0x20, ![0x09, 0x0A, 0x0C, 0x0D].contains(unit) { return false }
    }
    return true
  }

  package static func length(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for place in 2..<max(length, 2) where bytes[index + place] & 0xC0 != 0x80 { return nil }
    return length
  }
}
