import GalleyFiles
import Testing

@Suite("Digests of contents")
struct ContentDigestTests {
  /// What `xxh128sum` prints of the same bytes.
  private static let examples = [
    ("", "99aa06d3014798d86001c324468d497f"),
    ("a", "a96faf705af16834e6c632b61e964e1f"),
    ("abc", "06b05ab6733a618578af5f94892f3950"),
  ]

  @Test(arguments: examples.indices)
  func `A digest is XXH3's of 128 bits`(index: Int) {
    let (text, digits) = Self.examples[index]
    #expect(ContentDigest.hexDigits(of: Array(text.utf8)) == digits)
  }

  @Test
  func `Bytes in portions have the digest of all at once`() {
    let bytes = (0..<5_000).map { UInt8(truncatingIfNeeded: $0 * 37) }
    // As xxh128sum prints it.
    #expect(ContentDigest.hexDigits(of: bytes) == "07ce670b8ac9701a8bc9a3f201747476")
    for size in [1, 63, 64, 240, 4_999] {
      let digest = ContentDigest()
      for start in stride(from: 0, to: bytes.count, by: size) { digest.update(Array(bytes[start...].prefix(size))) }
      #expect(digest.hexDigits == ContentDigest.hexDigits(of: bytes))
    }
  }

  @Test
  func `A single bit makes another digest`() {
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
