import CDeflate

/// The chunks of a PNG file, one behind the other.
struct PNGChunks: Sequence, IteratorProtocol {
  /// A part of the file: a name of four letters and bytes that are borrowed.
  struct Chunk {
    let name: String
    let body: UnsafeRawBufferPointer
  }

  private let file: UnsafeRawBufferPointer
  /// Where the next chunk begins.
  private(set) var position: Int

  /// Where the first chunk of a file begins: behind its signature.
  static let start = 8

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
