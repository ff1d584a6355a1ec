import CDeflate

/// An Adler-32 checksum, which can be combined from the checksums of parts (RFC 1950, section 8.2).
struct Adler32 {
  /// The largest prime below 2¹⁶.
  private static let base: UInt64 = 65_521

  private var low: UInt64 = 1
  private var high: UInt64 = 0

  init() {}

  init(_ value: UInt32) { (low, high) = (UInt64(value & 0xFFFF), UInt64(value >> 16)) }

  var value: UInt32 { UInt32(truncatingIfNeeded: high << 16 | low) }

  /// Appends `count` bytes of which only two sums are known: `sum` is their plain sum, and in `sums` each byte is
  /// multiplied by the number of bytes from it to the end.
  mutating func append(count: Int, sum: UInt64, sums: UInt64) {
    high = (high + UInt64(count) % Adler32.base * low + sums) % Adler32.base
    low = (low + sum) % Adler32.base
  }

  mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self = Adler32(libdeflate_adler32(value, bytes, count))
  }

  mutating func append(_ other: Adler32, count: Int) {
    // The low sum of `other` starts at one, so its high sum includes that one once per byte. Both are subtracted here.
    let start = UInt64(count) % Adler32.base
    append(count: count, sum: other.low + Adler32.base - 1, sums: other.high + Adler32.base - start)
  }
}
