extension ImageDecoder {
  /// Returns the size in pixels of a PNG, or nil unless the file is complete and has valid checksums. This takes a
  /// fraction of the time of decoding.
  public static func intactSize(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard let size = size(of: bytes), size.width > 0, size.height > 0 else { return nil }
    return bytes.withUnsafeBytes { memory in
      for chunk in PNGChunks(memory) {
        guard chunk.isIntact else { return nil }
        if chunk.name == "IEND" { return size }
      }
      return nil
    }
  }

  /// Returns the size in pixels according to the header of a PNG, or nil for other data.
  public static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes.starts(with: PNGChunks.signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16..<20), number(20..<24))
  }
}
