import GalleyPicture
import Testing

@testable import GalleyImage

@Suite("The fast PNG decoder")
struct CommonPNGTests {
  /// Returns a file of `rows` in an uncompressed zlib stream. Each row starts with its filter type.
  private func file(_ width: Int, colorType: UInt8, _ rows: [[UInt8]], before: [UInt8] = []) -> [UInt8] {
    let header = number(width) + number(rows.count) + [8, colorType, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + before
      + chunk("IDAT", stored(rows.flatMap { $0 })) + chunk("IEND", [])
  }

  private func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }

  private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] { PNGChunks.bytes(name, body) }

  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var sums = (low: 1, high: 0)
    for byte in bytes {
      sums.low = (sums.low + Int(byte)) % 65521
      sums.high = (sums.high + sums.low) % 65521
    }
    let length: [UInt8] = [UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8)]
    let head: [UInt8] = [0x78, 1, 1] + length + length.map { ~$0 }
    return head + bytes + number(sums.high << 16 | sums.low)
  }

  private func both(_ file: [UInt8]) -> (common: Bitmap?, any: Bitmap?) {
    file.withUnsafeBytes { bytes in
      (
        CommonPNG(bytes, pixelLimit: ImageDecoder.defaultPixelLimit)?.decode(),
        try? PNGReader.decodeAny(bytes, pixelLimit: ImageDecoder.defaultPixelLimit)
      )
    }
  }

  private func noise(_ count: Int, seed: Int) -> [UInt8] {
    var state = UInt64(seed &* 977 + 5)
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 56)
    }
  }

  @Test(
    "Every filter is decoded for every colour type exactly as in libpng", arguments: [2, 3, 6] as [UInt8],
    0..<5 as Range<UInt8>)
  func filters(colorType: UInt8, filter: UInt8) {
    let bytes = colorType == 2 ? 3 : colorType == 3 ? 1 : 4
    let palette = chunk("PLTE", noise(768, seed: 1)) + chunk("tRNS", noise(100, seed: 2))
    for width in [1, 2, 3, 17] {
      // Four rows with the filter, including the first row, which has no row above it, then a mixture.
      let rows = (0..<7).map { y in
        [y < 4 ? filter : UInt8((Int(filter) + y) % 5)] + noise(width * bytes, seed: y * 31 + width)
      }
      let found = both(file(width, colorType: colorType, rows, before: colorType == 3 ? palette : []))
      #expect(found.common != nil)
      #expect(found.common == found.any, "width \(width)")
    }
  }

  @Test("Runs of colours, similar colours and repeated rows are decoded exactly as in libpng")
  func runs() {
    for seed in 0..<60 {
      let dice = noise(2000, seed: seed).map { Int($0) }
      let width = 1 + dice[0] % 70
      var rows: [[UInt8]] = []
      for y in 0..<12 {
        if y > 0, dice[y] % 3 == 0 {
          rows.append(rows[y - 1])
          continue
        }
        var (row, place) = ([UInt8(0)], y * 140)
        while row.count < width * 3 + 1 {
          let color = (0..<3).map { UInt8(200 + dice[place + 20 + $0] % 2) }
          row += (0..<(1 + dice[place + 30] % 30)).flatMap { _ in color }
          place += 5
        }
        rows.append(Array(row.prefix(width * 3 + 1)))
      }
      let found = both(file(width, colorType: 2, rows))
      #expect(found.common != nil && found.common == found.any, "seed \(seed)")
    }
  }

  @Test(
    "The decoder reports all rows in order, and which rows repeat, in tall and in wide images",
    arguments: [2, 3, 6] as [UInt8])
  func visits(colorType: UInt8) throws {
    let bytes = colorType == 2 ? 3 : colorType == 3 ? 1 : 4
    for (width, height) in [(1, 90), (90, 1), (17, 20)] {
      var rows = (0..<height).map { [UInt8($0 % 5)] + noise(width * bytes, seed: $0) }
      // The row is identical to the one above it.
      if height > 1 { rows[height - 1] = [2] + [UInt8](repeating: 0, count: width * bytes) }
      let file = file(
        width, colorType: colorType, rows, before: colorType == 3 ? chunk("PLTE", noise(768, seed: 1)) : [])
      var (numbers, repeated, pixels): ([Int], [Int], [UInt8]) = ([], [], [])
      let bitmap = try ImageDecoder.decode(file) { y, row, isRepeated in
        numbers.append(y)
        if isRepeated { repeated.append(y) }
        pixels += UnsafeRawBufferPointer(start: row, count: width * 4)
      }
      #expect(numbers == Array(0..<height))
      #expect(pixels == bitmap.pixels && bitmap == both(file).any)
      let repeats = bitmap.withPixelRows { $0.repeats() }
      #expect(repeated == numbers.filter { repeats[$0] })
      #expect(height == 1 || repeated.last == height - 1)
    }
  }

  @Test("Unusual and broken PNG files are passed on to libpng")
  func others() {
    let rows = [[0] + noise(12, seed: 3), [0] + noise(12, seed: 4)] as [[UInt8]]
    let good = file(3, colorType: 6, rows)
    #expect(both(good).common != nil)
    var broken: [[UInt8]] = [Array(good.dropLast(12)), Array(good.dropLast(13))]
    for place in [29, 30, 41, 45, 50, 60] {
      var file = good
      file[place] ^= 1
      broken.append(file)
    }
    broken.append(file(3, colorType: 6, [[5] + noise(12, seed: 3)]))
    broken.append(file(3, colorType: 6, [[0] + noise(11, seed: 3)]))
    broken.append(file(3, colorType: 6, [[0] + noise(13, seed: 3)]))
    broken.append(file(4, colorType: 3, [[0, 0, 1, 2, 9]], before: chunk("PLTE", [1, 2, 3, 4, 5, 6, 7, 8, 9])))
    broken.append(file(4, colorType: 3, [[0, 0, 1, 2, 0]]))
    broken.append(file(3, colorType: 2, [[0] + noise(9, seed: 3)], before: chunk("tRNS", [0, 1, 0, 2, 0, 3])))
    broken.append(file(3, colorType: 6, rows, before: chunk("ABCD", [])))
    for (index, file) in broken.enumerated() { #expect(both(file).common == nil, "number \(index)") }
  }

  @Test("The fast decoder reads every file that Galley's encoder writes, as libpng does", arguments: TestImage.all)
  func ours(_ image: TestImage) {
    let found = both(PNG.encode(image.bitmap))
    #expect(found.common == image.bitmap)
    #expect(found.any == image.bitmap)
  }
}
