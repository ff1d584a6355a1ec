import GalleyFiles
import Testing

@Suite("Content digests")
struct ContentDigestTests {
  /// Expected digests, as printed by `xxh128sum`.
  private static let examples = [
    ("", "99aa06d3014798d86001c324468d497f"),
    ("a", "a96faf705af16834e6c632b61e964e1f"),
    ("abc", "06b05ab6733a618578af5f94892f3950"),
  ]

  @Test(arguments: examples.indices)
  func `The digest of a file is its 128-bit XXH3 hash`(index: Int) {
    let (text, digits) = Self.examples[index]
    #expect(ContentDigest.hexDigits(of: Array(text.utf8)) == digits)
  }

  @Test
  func `Digests do not depend on how the bytes are divided when they are added`() {
    let bytes = (0..<5_000).map { UInt8(truncatingIfNeeded: $0 * 37) }
    // The expected value was printed by xxh128sum.
    #expect(ContentDigest.hexDigits(of: bytes) == "07ce670b8ac9701a8bc9a3f201747476")
    for size in [1, 63, 64, 240, 4_999] {
      let digest = ContentDigest()
      for start in stride(from: 0, to: bytes.count, by: size) { digest.update(Array(bytes[start...].prefix(size))) }
      #expect(digest.hexDigits == ContentDigest.hexDigits(of: bytes))
    }
  }

  @Test
  func `Changing any single bit changes the digest`() {
    let bytes = [UInt8](repeating: 0, count: 300)
    var digests = Set([ContentDigest.hexDigits(of: bytes)])
    for bit in 0..<(bytes.count * 8) {
      var changed = bytes
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      digests.insert(ContentDigest.hexDigits(of: changed))
    }
    #expect(digests.count == bytes.count * 8 + 1)
  }
}
