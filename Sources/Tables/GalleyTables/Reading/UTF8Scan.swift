/// Finds invalid UTF-8, as defined by Unicode 16 (table 3-7).
enum UTF8Scan {
  static func firstInvalid(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.flatMap { firstInvalid(in: $0, from: 0, to: buffer.count) }
    }
  }

  static func firstInvalid(in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      if index + 8 <= end, ByteWord(bytes + index).isASCII {
        index += 8
      } else if bytes[index] < 0x80 {
        index += 1
      } else {
        guard let length = sequenceLength(at: index, in: bytes, to: end) else { return index }
        index += length
      }
    }
    return nil
  }

  private static func sequenceLength(at index: Int, in bytes: UnsafePointer<UInt8>, to end: Int) -> Int? {
    let (length, second): (Int, ClosedRange<UInt8>)
    switch bytes[index] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= end, second.contains(bytes[index + 1]) else { return nil }
    return (2..<length).allSatisfy { bytes[index + $0] & 0xC0 == 0x80 } ? length : nil
  }
}
