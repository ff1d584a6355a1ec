import GalleyFiles
import Testing

@Suite("SHA-256")
struct SHA256Tests {
  /// Test vectors from FIPS 180-4 and NIST.
  static let examples: [(String, String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ]

  @Test("SHA-256 digests match the published ones", arguments: examples.indices)
  func published(index: Int) {
    let (text, digest) = SHA256Tests.examples[index]
    #expect(SHA256.hexDigest(of: Array(text.utf8)) == digest)
  }

  @Test(
    "SHA-256 digests do not depend on how the input is split into chunks",
    arguments: [1, 55, 56, 63, 64, 65, 127, 128])
  func pieces(size: Int) {
    let bytes = (0..<1000).map { UInt8($0 % 251) }
    var digest = SHA256()
    for start in stride(from: 0, to: bytes.count, by: size) {
      digest.update(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    #expect(digest.hexDigest() == SHA256.hexDigest(of: bytes))
  }
}
