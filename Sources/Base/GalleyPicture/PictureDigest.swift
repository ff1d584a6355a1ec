/// A 128-bit digest of a drawing, which is the same on every machine.
///
/// Two different drawings collide with a probability of 2⁻¹²⁸. The digest is not cryptographic, because no attacker can
/// choose the drawings.
public struct PictureDigest: Hashable, Sendable {
  @usableFromInline var low: UInt64 = 0x9E37_79B9_7F4A_7C15
  @usableFromInline var high: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  public init() {}

  @inlinable
  public mutating func mix(_ word: UInt64) {
    // Each step is invertible, so a single differing word never causes a collision. The halves use different mixing
    // functions.
    low = (low ^ word) &* 0xFF51_AFD7_ED55_8CCD
    low ^= low >> 32
    high = (high &+ word) &* 0xC4CE_B9FE_1A85_EC53
    high ^= (high >> 29) ^ low
  }

  @inlinable
  public mutating func mix(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }

  /// Adds a number. 0 and −0 give the same digest.
  @inlinable
  public mutating func mix(_ number: Double) { mix((number + 0).bitPattern) }

  public mutating func mix(_ text: String) {
    var text = text
    text.withUTF8 { mix(UnsafeRawBufferPointer($0)) }
  }

  public mutating func mix(_ bytes: UnsafeRawBufferPointer) {
    mix(bytes.count)
    var place = 0
    while place + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian)
      place += 8
    }
    var rest: UInt64 = 0
    for byte in bytes[place...].reversed() { rest = rest << 8 | UInt64(byte) }
    mix(rest)
  }

  public mutating func mix(_ other: PictureDigest) {
    mix(other.low)
    mix(other.high)
  }

  public var hexDigits: String {
    let digits = Array("0123456789abcdef".unicodeScalars)
    var text = String.UnicodeScalarView()
    for half in [high, low] {
      for shift in stride(from: 60, through: 0, by: -4) { text.append(digits[Int(half >> UInt64(shift) & 15)]) }
    }
    return String(text)
  }
}
