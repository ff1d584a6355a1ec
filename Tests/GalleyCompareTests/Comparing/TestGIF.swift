/// GIF files of 2 × 2 pixels in black and white.
enum TestGIF {
  /// Writes a file of `frames`, each of which has four palette indices. `delays` are in hundredths of a second.
  ///
  /// The codes are not compressed: each index is written as a separate code.
  static func file(frames: [[Int]], delays: [UInt8]) -> [UInt8] {
    var file = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    for (frame, delay) in zip(frames, delays) {
      file += [0x21, 0xF9, 4, 0, delay, 0, 0, 0]
      file += [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2]
      let data = packed(frame)
      file += [UInt8(data.count)] + data + [0]
    }
    return file + [0x3B]
  }

  /// Packs three-bit codes, lowest bit first. The code table is cleared before codes need four bits.
  private static func packed(_ numbers: [Int]) -> [UInt8] {
    let codes = numbers.flatMap { [4, $0] } + [5]
    var (bytes, bits, held): ([UInt8], Int, Int) = ([], 0, 0)
    for code in codes {
      bits |= code << held
      held += 3
      while held >= 8 {
        bytes.append(UInt8(bits & 0xFF))
        bits >>= 8
        held -= 8
      }
    }
    return held > 0 ? bytes + [UInt8(bits)] : bytes
  }
}
