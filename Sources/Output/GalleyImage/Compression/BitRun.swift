/// Some bits to be written in one go, the first one lowest; at most 57.
struct BitRun {
  /// The bits, and zeros above.
  let bits: UInt64
  /// How many there are.
  let count: UInt64

  /// The lowest `count` bits of `bits`, which has no others.
  @inline(__always)
  init(_ bits: UInt64, count: UInt64) {
    (self.bits, self.count) = (bits, count)
  }

  /// These bits, and behind them others.
  @inline(__always)
  func then(_ other: BitRun) -> BitRun {
    BitRun(bits | other.bits &<< count, count: count &+ other.count)
  }
}

/// The word for a symbol in a prefix code.
struct Codeword {
  /// The bits above the lowest four, which tell how many there are.
  private let packed: UInt32

  /// The lowest `count` bits of `bits`, 15 at most; none for a symbol that does not come.
  @inline(__always)
  init(_ bits: UInt16, count: Int) {
    packed = UInt32(bits) << 4 | UInt32(truncatingIfNeeded: count)
  }

  /// The word's bits.
  @inline(__always)
  var run: BitRun { BitRun(UInt64(packed &>> 4), count: UInt64(packed & 0xF)) }
}
