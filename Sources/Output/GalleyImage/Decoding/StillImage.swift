enum StillImage {
  static func isStill(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if bytes.starts(with: PNGChunks.signature) { return pngFrames(bytes) == 1 }
    if GIFReader.isGIF(bytes) { return gifFrames(bytes) == 1 }
    return WebPReader.isWebP(bytes) && webPFrames(bytes) == 1
  }

  private static func pngFrames(_ bytes: UnsafeRawBufferPointer) -> UInt32? {
    for chunk in PNGChunks(bytes) {
      if chunk.name == "acTL", chunk.body.count >= 4 {
        return UInt32(bigEndian: chunk.body.loadUnaligned(as: UInt32.self))
      }
      if chunk.name == "IDAT" { return nil }
    }
    return nil
  }

  /// Counts the frames of a GIF, up to 2. Incomplete frames are not counted.
  private static func gifFrames(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count > 13 else { return 0 }
    var place = 13 + tableSize(bytes[10])
    var count = 0
    while place < bytes.count, count < 2 {
      switch bytes[place] {
      case 0x21: place = endOfBlocks(bytes, from: place + 2)
      case 0x2C:
        guard place + 10 < bytes.count else { return count }
        count += 1
        // The initial code size comes after the descriptor and its palette.
        place = endOfBlocks(bytes, from: place + 11 + tableSize(bytes[place + 9]))
      default: return count
      }
    }
    return count
  }

  private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

  private static func endOfBlocks(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] != 0 { place += Int(bytes[place]) + 1 }
    return place + 1
  }

  /// Counts the frames of a WebP, up to 2. A file without a frame list counts as one frame.
  private static func webPFrames(_ bytes: UnsafeRawBufferPointer) -> Int {
    let extended = "VP8X".utf8
    guard bytes.count > 20, bytes[12..<16].elementsEqual(extended), bytes[20] & 0x02 != 0 else { return 1 }
    var (place, count) = (12, 0)
    while place + 8 <= bytes.count, count < 2 {
      if bytes[place..<(place + 4)].elementsEqual("ANMF".utf8) { count += 1 }
      let size = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
      place += 8 + size + size % 2
    }
    return count
  }
}
