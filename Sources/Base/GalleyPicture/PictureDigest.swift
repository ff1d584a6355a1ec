/// 128 bits that stand for a drawing or a part of one: the same on every machine and in every process.
///
/// Whatever is mixed in changes them, in the order it comes. Two drawings that differ share them with a chance of one
/// in 2¹²⁸: nobody who means harm can choose them, so no cryptography is needed.
public struct PictureDigest: Hashable, Sendable {
  @usableFromInline var low: UInt64 = 0x9E37_79B9_7F4A_7C15
  @usableFromInline var high: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  public init() {}

  @inlinable
  public mutating func mix(_ word: UInt64) {
    // Each step can be undone, so two words never fall together; the halves mix differently.
    low = (low ^ word) &* 0xFF51_AFD7_ED55_8CCD
    low ^= low >> 32
    high = (high &+ word) &* 0xC4CE_B9FE_1A85_EC53
    high ^= (high >> 29) ^ low
  }

  @inlinable
  public mutating func mix(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }

  /// Takes in a number; 0 and −0 are one.
  @inlinable
  public mutating func mix(_ number: Double) { mix((number + 0).bitPattern) }

  public mutating func mix(_ text: String) {
    var text = text
    text.withUTF8 { mix(UnsafeRawBufferPointer($0)) }
  }

  /// Takes in bytes, with their count.
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
