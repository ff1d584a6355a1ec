/// The Deflate symbols for match lengths and distances (RFC 1951, section 3.2).
final class DeflateTables {
  struct Code {
    let symbol: Int
    let rest: BitRun
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthExtras = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  /// For each length minus 3, its symbol in the lowest byte, followed by the number of extra bits and their value.
  /// Unsafe memory avoids bounds checks.
  private let lengths = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)

  init() {
    for length in 3...258 {
      let symbol = DeflateTables.lengthBases.lastIndex { $0 <= length } ?? 0
      let rest = length - DeflateTables.lengthBases[symbol]
      lengths[length - 3] = UInt32(symbol | DeflateTables.lengthExtras[symbol] << 8 | rest << 16)
    }
  }

  deinit { lengths.deallocate() }

  /// Returns the symbol for a length. `less` is the length minus 3.
  @inline(__always)
  func lengthSymbol(_ less: Int) -> Int { Int(lengths[less] & 0xFF) }

  @inline(__always)
  func length(_ less: Int) -> Code {
    let entry = lengths[less]
    return Code(
      symbol: Int(entry & 0xFF), rest: BitRun(UInt64(entry &>> 16), count: UInt64(entry &>> 8 & 0xFF)))
  }

  static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  @inline(__always)
  static func distance(_ less: Int) -> Code {
    // The smallest distances each have their own symbol. Arithmetic is used instead of branches.
    let extra = Int.bitWidth &- 2 &- (less | 2).leadingZeroBitCount
    let symbol = 2 &* extra &+ 2 &+ (less &>> extra & 1) &- (less < 2 ? 2 : 0)
    let rest = less & ((1 &<< extra) &- 1)
    return Code(symbol: symbol, rest: BitRun(UInt64(rest), count: UInt64(extra)))
  }
}
