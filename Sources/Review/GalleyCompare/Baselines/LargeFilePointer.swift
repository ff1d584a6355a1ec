/// A git-lfs pointer file, as defined by version 1 of the git-lfs specification: lines with a key and a value.
struct LargeFilePointer: Hashable {
  let digest: String?

  init?(_ bytes: [UInt8]) {
    // According to the specification, a pointer is smaller than 1,024 bytes.
    guard bytes.count < 1024, bytes.starts(with: "version https://git-lfs".utf8) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let prefix = "oid sha256:"
    digest = lines.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }
}
