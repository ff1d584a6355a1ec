import Galley
import GalleyDiff
import GalleyImage

/// Small files of every kind that Galley can compare.
enum TestFiles {
  /// Returns a bitmap with the pixels that `pixel` returns.
  static func bitmap(_ width: Int, _ height: Int, pixel: (Int, Int) -> [UInt8]) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } })
  }

  /// A PNG with a palette of a few colours.
  static let palette = PNG.encode(bitmap(24, 16) { x, y in x > y ? [0, 90, 200, 255] : [255, 255, 255, 255] })

  /// An RGB PNG with many colours.
  static let colors = PNG.encode(bitmap(24, 16) { x, y in [UInt8(x * 10), UInt8(y * 15), UInt8(x * y / 2), 255] })

  /// A PNG with many partly transparent colours.
  static let translucent = PNG.encode(bitmap(24, 16) { x, y in [UInt8(x * 10), UInt8(y * 15), 99, UInt8(x + y * 9)] })

  /// An animation of `frames`. `delays` are in hundredths of a second.
  static func animation(_ frames: [Bitmap], delays: [UInt8]? = nil, plays: Int = 0) -> [UInt8] {
    let size = frames.first.map { number($0.width) + number($0.height) } ?? []
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", size + [8, 6, 0, 0, 0]) + chunk("acTL", number(frames.count) + number(plays))
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      let delay = [0, delays?[index] ?? 4, 0, 100]
      file += chunk("fcTL", number(sequence) + size + number(0) + number(0) + delay + [0, 0])
      sequence += 1
      let data = stored(frame)
      file += index == 0 ? chunk("IDAT", data) : chunk("fdAT", number(sequence) + data)
      sequence += index == 0 ? 0 : 1
    }
    return file + chunk("IEND", [])
  }

  /// Three frames in different greys.
  static let greys = animation([10, 120, 240].map { grey in bitmap(6, 4) { _, _ in [grey, grey, grey, 255] } })

  /// The compressed pixel rows with filter type 0, which means no filter.
  private static func stored(_ frame: Bitmap) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<frame.height {
      rows.append(0)
      rows += frame.pixels[(y * frame.width * 4)..<((y + 1) * frame.width * 4)]
    }
    return zlib(rows)
  }

  /// Returns an uncompressed zlib stream of fewer than 65,536 bytes.
  static func zlib(_ rows: [UInt8]) -> [UInt8] {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in rows {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    let (low, high) = (UInt8(rows.count & 0xFF), UInt8(rows.count >> 8))
    let head: [UInt8] = [0x78, 1, 1, low, high, ~low, ~high]
    return head + rows + number(Int(b << 16 | a))
  }

  static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + body
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in checked {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return number(body.count) + checked + number(Int(~crc))
  }

  /// Returns four bytes in big-endian order.
  static func number(_ value: Int) -> [UInt8] {
    [UInt8(value >> 24 & 0xFF), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }
}

extension DiffRun {
  /// Compares two files in memory.
  static func compare(
    _ first: [UInt8], _ second: [UInt8], comparison: PixelComparison = PixelComparison(),
    limits: DiffLimits = DiffLimits(), drawsPictures: Bool = false
  ) -> DiffReport {
    let options = DiffOptions(comparison: comparison, limits: limits, drawsPictures: drawsPictures)
    return DiffRun(options, files: .memory(["a": first, "b": second])).compare("a", "b")
  }
}
