/// Eight bytes that are searched at once. A search sets the high bit of each matching byte. The first byte in memory is
/// the lowest.
struct ByteWord {
  private let word: UInt64
  private static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// All eight bytes must be readable.
  init(_ bytes: UnsafePointer<UInt8>) {
    word = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  static func pattern(_ byte: UInt8) -> UInt64 { UInt64(byte) &* ones }

  func equal(_ pattern: UInt64) -> UInt64 {
    let difference = word ^ pattern
    return ~(((difference & Self.lowBits) &+ Self.lowBits) | difference | Self.lowBits)
  }

  var controls: UInt64 { ~(((word & Self.lowBits) &+ 0x6060_6060_6060_6060) | word) & Self.highBits }

  var isASCII: Bool { word & Self.highBits == 0 }

  static func first(in marks: UInt64) -> Int { marks.trailingZeroBitCount >> 3 }
}

enum ByteRun {
  static func count(of byte: UInt8, in bytes: UnsafePointer<UInt8>, _ length: Int) -> Int {
    let pattern = ByteWord.pattern(byte)
    var total = 0
    var index = 0
    while index + 8 <= length {
      // Each byte of the sum can count at most 255 matches.
      let stop = min(length - 7, index + 8 * 255)
      var sums: UInt64 = 0
      while index < stop {
        sums &+= ByteWord(bytes + index).equal(pattern) >> 7
        index += 8
      }
      let pairs = (sums & 0x00FF_00FF_00FF_00FF) &+ ((sums >> 8) & 0x00FF_00FF_00FF_00FF)
      total += Int((pairs &* 0x0001_0001_0001_0001) >> 48)
    }
    while index < length {
      if bytes[index] == byte { total += 1 }
      index += 1
    }
    return total
  }

  /// Up to 8 bytes after `end` must be readable.
  static func first(_ byte: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int? {
    let pattern = ByteWord.pattern(byte)
    var index = start
    while index < end {
      let marks = ByteWord(bytes + index).equal(pattern)
      if marks != 0 {
        let found = index + ByteWord.first(in: marks)
        return found < end ? found : nil
      }
      index += 8
    }
    return nil
  }

  static func characters(in bytes: UnsafePointer<UInt8>, _ length: Int) -> Int {
    UnsafeBufferPointer(start: bytes, count: length).reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
