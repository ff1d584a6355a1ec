import CDeflate

/// The chunks of a PNG file, one behind the other.
struct PNGChunks: Sequence, IteratorProtocol {
  /// A part of the file: a name of four letters and bytes that are borrowed.
  struct Chunk {
    let name: String
    let body: UnsafeRawBufferPointer
  }

  private let file: UnsafeRawBufferPointer
  private(set) var position: Int

  /// The bytes that every PNG file starts with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  static let start = signature.count

  /// The chunks of `file` from `position` on, as far as their lengths lead; checksums are the decoder's business.
  init(_ file: UnsafeRawBufferPointer, from position: Int = start) {
    self.file = file
    self.position = position
  }

  mutating func next() -> Chunk? {
    guard position + 12 <= file.count else { return nil }
    let length = Int(UInt32(bigEndian: file.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
    guard position + 12 + length <= file.count else { return nil }
    let name = String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self)
    let body = UnsafeRawBufferPointer(rebasing: file[(position + 8)..<(position + 8 + length)])
    position += 12 + length
    return Chunk(name: name, body: body)
  }

  /// The bytes of a chunk with its length and checksum.
  static func bytes(_ name: String, _ body: some Collection<UInt8>) -> [UInt8] {
    let checked = Array(name.utf8) + body
    return bigEndian(UInt32(body.count)) + checked + bigEndian(libdeflate_crc32(0, checked, checked.count))
  }
}

extension PNGChunks.Chunk {
  /// Whether the checksum behind the body is that of the name and the body.
  var isIntact: Bool {
    guard let start = body.baseAddress else { return false }
    let expected = UInt32(bigEndian: start.loadUnaligned(fromByteOffset: body.count, as: UInt32.self))
    return libdeflate_crc32(0, start - 4, body.count + 4) == expected
  }
}
