import CDeflate

struct PNGChunks: Sequence, IteratorProtocol {
  /// A chunk. Its content is valid only as long as the memory of the file.
  struct Chunk {
    let name: String
    let body: UnsafeRawBufferPointer
  }

  private let file: UnsafeRawBufferPointer
  private(set) var position: Int

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  static let start = signature.count

  /// Creates a list of chunks. Their checksums are not verified.
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

  static func bytes(_ name: String, _ body: some Collection<UInt8>) -> [UInt8] {
    let checked = Array(name.utf8) + body
    return bigEndian(UInt32(body.count)) + checked + bigEndian(libdeflate_crc32(0, checked, checked.count))
  }
}

extension PNGChunks.Chunk {
  var isIntact: Bool {
    guard let start = body.baseAddress else { return false }
    let expected = UInt32(bigEndian: start.loadUnaligned(fromByteOffset: body.count, as: UInt32.self))
    return libdeflate_crc32(0, start - 4, body.count + 4) == expected
  }
}
