import CDeflate

/// The checksum of a zlib stream, which can be put together from those of its parts (RFC 1950, section 8.2).
struct Adler32 {
  /// Sums are kept modulo the largest prime below 2¹⁶.
  private static let base: UInt64 = 65_521

  /// One and all bytes.
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  /// The checksum of no bytes.
  init() {}

  init(_ value: UInt32) { (low, high) = (UInt64(value & 0xFFFF), UInt64(value >> 16)) }

  var value: UInt32 { UInt32(truncatingIfNeeded: high << 16 | low) }

  /// Appends `count` bytes, of which each is known to come to `sum` together and to `sums` when each is taken as often as
  /// there are bytes from it to the end.
  mutating func append(count: Int, sum: UInt64, sums: UInt64) {
    high = (high + UInt64(count) % Adler32.base * low + sums) % Adler32.base
    low = (low + sum) % Adler32.base
  }

  mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self = Adler32(libdeflate_adler32(value, bytes, count))
  }

  /// Appends `count` bytes whose checksum is `other`.
  mutating func append(_ other: Adler32, count: Int) {
    // Their sums began at one, which each of their bytes counted again.
    let start = UInt64(count) % Adler32.base
    append(count: count, sum: other.low + Adler32.base - 1, sums: other.high + Adler32.base - start)
  }
}
