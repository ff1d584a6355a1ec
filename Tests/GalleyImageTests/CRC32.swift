/// The checksum of PNG chunks.
enum CRC32 {
  /// Returns the checksum of `bytes` in big-endian order.
  static func bytes(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    let value = ~crc
    return [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }

  /// Corrects the checksums of all complete chunks of a PNG file. Other files are left unchanged.
  static func repair(_ file: inout [UInt8]) {
    guard file.starts(with: [0x89, 0x50]) else { return }
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = position + 8 + length
      guard end + 4 <= file.count else { return }
      file.replaceSubrange(end..<(end + 4), with: bytes(of: file[(position + 4)..<end]))
      position = end + 4
    }
  }
}
