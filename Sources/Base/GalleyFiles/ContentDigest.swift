import CContentDigest

/// A digest of 128 bits that tells contents apart: XXH3, at the speed of memory.
///
/// Its answers say whether something is as it was. Names that only equal bytes may share, and whatever somebody might
/// forge, take ``SHA256``.
public final class ContentDigest {
  private let state: OpaquePointer?

  /// The digest of no bytes yet.
  public init() {
    // Where memory is short there is no state, and no answer.
    state = ccontentdigest_create(Self.hasWideInstructions ? 1 : 0)
  }

  private static let hasWideInstructions = ccontentdigest_has_wide_instructions() != 0

  deinit { if let state { ccontentdigest_free(state) } }

  /// Takes `bytes` in, behind all before.
  public func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// Takes `bytes` in, behind all before.
  public func update(_ bytes: UnsafeRawBufferPointer) {
    // A digest of no bytes at no address is undefined in the library.
    guard let state, let start = bytes.baseAddress, !bytes.isEmpty else { return }
    ccontentdigest_update(state, start, bytes.count)
  }

  /// Takes all that is left of `stream` in.
  ///
  /// - Throws: what reading it throws.
  public func update(_ stream: FileStream) throws(FileProblem) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)
    defer { buffer.deallocate() }
    while true {
      let count = try stream.read(into: buffer)
      guard count > 0 else { return }
      update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// The digest of all bytes taken in, as 32 lowercase hexadecimal digits; nil where memory is short.
  public var hexDigits: String? {
    guard let state else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    ccontentdigest_get(state, &high, &low)
    return Self.digits(high) + Self.digits(low)
  }

  /// The digest of `bytes`, as ``hexDigits``.
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
