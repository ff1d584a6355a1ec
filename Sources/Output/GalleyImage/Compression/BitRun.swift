/// Some bits to be written in one go, the first one lowest; at most 57.
struct BitRun {
  let bits: UInt64
  let count: UInt64

  @inline(__always)
  init(_ bits: UInt64, count: UInt64) {
    (self.bits, self.count) = (bits, count)
  }

  @inline(__always)
  func then(_ other: BitRun) -> BitRun {
    BitRun(bits | other.bits &<< count, count: count &+ other.count)
  }
}

/// The word for a symbol in a prefix code.
struct Codeword {
  private let packed: UInt32

  /// The lowest `count` bits of `bits`, 15 at most; none for a symbol that does not come.
  @inline(__always)
  init(_ bits: UInt16, count: Int) {
    packed = UInt32(bits) << 4 | UInt32(truncatingIfNeeded: count)
  }

  @inline(__always)
  var run: BitRun { BitRun(UInt64(packed &>> 4), count: UInt64(packed & 0xF)) }
}
