import CContentDigest

/// A 128-bit digest (XXH3) that detects changed content, computed about as fast as memory can be read.
///
/// It is not cryptographic. Use ``SHA256`` for names that only identical bytes may share, and for content that an
/// attacker could forge.
public final class ContentDigest {
  private let state: OpaquePointer?

  public init() {
    // If there is not enough memory, the state is nil and ``hexDigits`` returns nil.
    state = ccontentdigest_create(Self.hasWideInstructions ? 1 : 0)
  }

  private static let hasWideInstructions = ccontentdigest_has_wide_instructions() != 0

  deinit { if let state { ccontentdigest_free(state) } }

  public func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  public func update(_ bytes: UnsafeRawBufferPointer) {
    // The library does not define a call with a null pointer, even for zero bytes.
    guard let state, let start = bytes.baseAddress, !bytes.isEmpty else { return }
    ccontentdigest_update(state, start, bytes.count)
  }

  public func update(_ stream: FileStream) throws(FileProblem) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)
    defer { buffer.deallocate() }
    while true {
      let count = try stream.read(into: buffer)
      guard count > 0 else { return }
      update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// The digest of all appended bytes as 32 lowercase hexadecimal digits, or nil if there was not enough memory.
  public var hexDigits: String? {
    guard let state else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    ccontentdigest_get(state, &high, &low)
    return Self.digits(high) + Self.digits(low)
  }

  public static func hexDigits(of bytes: [UInt8]) -> String? {
    let digest = ContentDigest()
    digest.update(bytes)
    return digest.hexDigits
  }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
