import GalleyRender

/// What git-lfs leaves in the place of a file that it keeps elsewhere: which file is meant.
///
/// The format is the one of git-lfs's specification, version 1: lines of a key and a value.
struct LargeFilePointer: Hashable {
  /// The SHA-256 of the file that is meant, in hexadecimal; nil where the pointer names none.
  let digest: String?

  /// The pointer that `bytes` are; nil for anything else.
  init?(_ bytes: [UInt8]) {
    // The specification promises less than 1,024 bytes.
    guard bytes.count < 1024, bytes.starts(with: "version https://git-lfs".utf8) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let prefix = "oid sha256:"
    digest = lines.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }
}
