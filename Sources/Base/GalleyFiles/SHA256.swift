import CSHA256

/// The SHA-256 digest (FIPS 180-4), for names that only identical bytes may share.
///
/// It is implemented here, because a crypto package adds a minute to the build, and GLib's checksum functions would
/// make this module depend on a text library.
public struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)
  private var tail: [UInt8] = []
  private var length: UInt64 = 0

  public init() {}

  /// Returns the digest as 64 lowercase hexadecimal digits.
  public static func hexDigest(of bytes: [UInt8]) -> String {
    var digest = SHA256()
    digest.update(bytes)
    return digest.hexDigest()
  }

  public mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length += UInt64(bytes.count)
    var rest = bytes[...]
    if !tail.isEmpty {
      let missing = rest.prefix(64 - tail.count)
      tail += missing
      rest = rest.dropFirst(missing.count)
      guard tail.count == 64 else { return }
      tail.withUnsafeBytes { mix($0[...]) }
      tail.removeAll()
    }
    let end = rest.startIndex + rest.count / 64 * 64
    mix(rest[..<end])
    tail += rest[end...]
  }

  public func hexDigest() -> String {
    var last = self
    let bits = length * 8
    let zeros = (119 - tail.count) % 64
    last.update([0x80] + [UInt8](repeating: 0, count: zeros))
    last.update(SHA256.bytes(of: UInt32(bits >> 32)) + SHA256.bytes(of: UInt32(bits & 0xFFFF_FFFF)))
    let digits = Array("0123456789abcdef".unicodeScalars)
    var text = String.UnicodeScalarView()
    for byte in last.state.flatMap(SHA256.bytes) {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(text)
  }

  private static func bytes(of word: UInt32) -> [UInt8] { withUnsafeBytes(of: word.bigEndian) { Array($0) } }

  private mutating func mix(_ blocks: Slice<UnsafeRawBufferPointer>) {
    let bytes = UnsafeRawBufferPointer(rebasing: blocks)
    if SHA256.hasInstructions { return mixByInstructions(bytes) }
    state.withUnsafeMutableBufferPointer { state in
      schedule.withUnsafeMutableBufferPointer { words in
        SHA256.roundConstants.withUnsafeBufferPointer { constants in
          for start in stride(from: 0, to: bytes.count, by: 64) {
            SHA256.expand(bytes, at: start, into: words)
            SHA256.compress(words, constants, into: state)
          }
        }
      }
    }
  }

  private static let hasInstructions = csha256_has_instructions() != 0

  private mutating func mixByInstructions(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    csha256_mix(&state, base, bytes.count / 64, SHA256.roundConstants)
  }

  private static func expand(
    _ bytes: UnsafeRawBufferPointer, at start: Int, into words: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      words[index] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self))
    }
    for index in 16..<64 {
      let early = words[index - 15]
      let late = words[index - 2]
      let small = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
      let large = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
      words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
    }
  }

  private static func compress(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
    into state: UnsafeMutableBufferPointer<UInt32>
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ constants[index] &+ words[index]
      let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ places: UInt32) -> UInt32 {
    word >> places | word << (32 - places)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let roundConstants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}
