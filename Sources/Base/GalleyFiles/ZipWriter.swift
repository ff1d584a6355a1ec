import CDeflate

/// Writes a zip archive. No file times are stored, so identical files in the same order produce identical archives.
package struct ZipWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  private static let level: Int32 = 6
  /// The date of all files: 1 January 1980, the earliest date that the format allows.
  private static let day = 0x21
  /// The format version 2.0, which is the first one with Deflate.
  private static let version = 20
  private static let flags = 0x800

  package init() {}

  package mutating func add(_ contents: [UInt8], as name: String) {
    let packed = Self.deflated(contents)
    let method = packed == nil ? 0 : 8
    let stored = packed ?? contents
    let checksum = contents.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    let name = Array(name.utf8)
    let offset = bytes.count
    var facts: [UInt8] = []
    for (number, size) in [
      (Self.version, 2), (Self.flags, 2), (method, 2), (0, 2), (Self.day, 2), (Int(checksum), 4), (stored.count, 4),
      (contents.count, 4), (name.count, 2), (0, 2),
    ] { facts.put(number, bytes: size) }
    bytes += [0x50, 0x4B, 0x03, 0x04] + facts + name + stored
    directory += [0x50, 0x4B, 0x01, 0x02]
    directory.put(Self.version, bytes: 2)
    directory += facts
    for (number, size) in [(0, 2), (0, 2), (0, 2), (0, 4), (offset, 4)] { directory.put(number, bytes: size) }
    directory += name
    count += 1
  }

  package consuming func finish() -> [UInt8] {
    let start = bytes.count
    bytes += directory
    bytes += [0x50, 0x4B, 0x05, 0x06]
    for (number, size) in [(0, 2), (0, 2), (count, 2), (count, 2), (directory.count, 4), (start, 4), (0, 2)] {
      bytes.put(number, bytes: size)
    }
    return bytes
  }

  private static func deflated(_ contents: [UInt8]) -> [UInt8]? {
    guard !contents.isEmpty, let compressor = libdeflate_alloc_compressor(level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let packed = [UInt8](unsafeUninitializedCapacity: contents.count) { buffer, count in
      count = contents.withUnsafeBytes {
        libdeflate_deflate_compress(compressor, $0.baseAddress, $0.count, buffer.baseAddress, buffer.count)
      }
    }
    return packed.isEmpty ? nil : packed
  }
}

extension [UInt8] {
  fileprivate mutating func put(_ number: Int, bytes: Int) {
    for place in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (place * 8))) }
  }
}
