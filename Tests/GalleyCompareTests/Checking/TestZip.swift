import Foundation

/// Writes zip archives whose files are not compressed.
enum TestZip {
  static func archive(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var (archive, list): ([UInt8], [UInt8]) = ([], [])
    for (name, bytes) in files {
      let facts =
        number(0, 2) + number(0, 4) + number(Int(checksum(bytes)), 4) + number(bytes.count, 4)
        + number(bytes.count, 4) + number(name.utf8.count, 2)
      list += [0x50, 0x4B, 1, 2] + number(20, 2) + number(20, 2) + number(0, 2) + facts + number(0, 8)
      list += number(0, 4) + number(archive.count, 4) + name.utf8
      archive += [0x50, 0x4B, 3, 4] + number(20, 2) + number(0, 2) + facts + number(0, 2) + name.utf8 + bytes
    }
    let end = number(0, 4) + number(files.count, 2) + number(files.count, 2) + number(list.count, 4)
    return archive + list + [0x50, 0x4B, 5, 6] + end + number(archive.count, 4) + number(0, 2)
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
