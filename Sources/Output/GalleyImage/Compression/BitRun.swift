/// A sequence of up to 57 bits, with the first bit in the lowest position.
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

struct Codeword {
  private let packed: UInt32

  /// Creates a run of at most 15 bits, or of 0 bits for an unused symbol.
  @inline(__always)
  init(_ bits: UInt16, count: Int) {
    packed = UInt32(bits) << 4 | UInt32(truncatingIfNeeded: count)
  }

  @inline(__always)
  var run: BitRun { BitRun(UInt64(packed &>> 4), count: UInt64(packed & 0xF)) }
}
