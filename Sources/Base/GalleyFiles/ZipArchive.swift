import CDeflate

/// A zip archive in memory. Archives above 4 GB and encrypted files are not supported.
package struct ZipArchive: Sendable {
  private let bytes: [UInt8]
  private var entries: [String: Entry] = [:]

  /// The total size of the unpacked files in bytes, according to the archive.
  package private(set) var size = 0

  package var names: [String] { entries.keys.sorted() }

  package struct Fault: Error, Hashable {
    package let part: String
  }

  private struct Entry {
    var method: Int
    var checksum: UInt32
    var packedSize: Int
    var size: Int
    var offset: Int
  }

  private let sizeLimit: Int
  /// The maximum compression ratio. Deflate encodes at most 258 bytes in two bits (RFC 1951), so a file with a higher
  /// ratio is damaged.
  private static let maximumPackedCount = 1032

  package init(_ bytes: [UInt8], sizeLimit: Int = 1 << 28) throws(Fault) {
    self.bytes = bytes
    self.sizeLimit = sizeLimit
    let end = try endRecord()
    let count = try number(end + 10, bytes: 2)
    var position = try number(end + 16, bytes: 4)
    var packed = 0
    for index in 0..<count {
      let entry = try readEntry(at: &position, index)
      size += entry.size
      packed += entry.packedSize
    }
    // Overlapping files would allow an attacker to have the same data unpacked many times.
    guard packed <= bytes.count else { throw Fault(part: "its list of files, whose entries overlap") }
  }

  package func size(of name: String) -> Int? { entries[name]?.size }

  private func endRecord() throws(Fault) -> Int {
    let signature: [UInt8] = [0x50, 0x4B, 5, 6]
    var position = bytes.count - 22
    while position >= 0, position >= bytes.count - 22 - 0xFFFF {
      if bytes[position..<(position + 4)].elementsEqual(signature) { return position }
      position -= 1
    }
    throw Fault(part: "its list of files")
  }

  private mutating func readEntry(at position: inout Int, _ index: Int) throws(Fault) -> Entry {
    guard try number(position, bytes: 4) == 0x0201_4B50 else { throw Fault(part: "entry \(index)") }
    let length = try number(position + 28, bytes: 2)
    let next = try position + 46 + length + number(position + 30, bytes: 2) + number(position + 32, bytes: 2)
    guard next <= bytes.count else { throw Fault(part: "entry \(index)") }
    let name = String(decoding: bytes[(position + 46)..<(position + 46 + length)], as: UTF8.self)
    let isEncrypted = try number(position + 8, bytes: 2) & 1 == 1
    let entry = Entry(
      method: isEncrypted ? -1 : try number(position + 10, bytes: 2),
      checksum: UInt32(try number(position + 16, bytes: 4)), packedSize: try number(position + 20, bytes: 4),
      size: try number(position + 24, bytes: 4), offset: try number(position + 42, bytes: 4))
    entries[name] = entry
    position = next
    return entry
  }

  package func contents(of name: String) throws(Fault) -> [UInt8]? {
    guard let entry = entries[name] else { return nil }
    let fault = Fault(part: "the file '\(name)'")
    guard entry.size <= sizeLimit, entry.size <= max(entry.packedSize, 1) * Self.maximumPackedCount,
      try number(entry.offset, bytes: 4) == 0x0403_4B50
    else { throw fault }
    let start = try entry.offset + 30 + number(entry.offset + 26, bytes: 2) + number(entry.offset + 28, bytes: 2)
    guard start + entry.packedSize <= bytes.count else { throw fault }
    let packed = bytes[start..<(start + entry.packedSize)]
    guard let contents = Self.unpack(packed, entry), libdeflate_crc32(0, contents, contents.count) == entry.checksum
    else { throw fault }
    return contents
  }

  private static func unpack(_ packed: ArraySlice<UInt8>, _ entry: Entry) -> [UInt8]? {
    switch entry.method {
    case 0: return packed.count == entry.size ? Array(packed) : nil
    case 8: return inflate(packed, size: entry.size)
    default: return nil
    }
  }

  private static func inflate(_ packed: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var isWhole = false
    let contents = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      packed.withUnsafeBytes { input in
        // Without an output parameter for the actual length, libdeflate reports a shorter output as an error.
        isWhole =
          libdeflate_deflate_decompress(
            decompressor, input.baseAddress, input.count, buffer.baseAddress, size, nil) == LIBDEFLATE_SUCCESS
      }
      count = isWhole ? size : 0
    }
    return isWhole ? contents : nil
  }

  private func number(_ position: Int, bytes count: Int) throws(Fault) -> Int {
    guard position >= 0, position + count <= bytes.count else { throw Fault(part: "its end") }
    return bytes[position..<(position + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
