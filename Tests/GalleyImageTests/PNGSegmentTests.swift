import GalleyImage
import GalleyPicture
import TestSupport
import Testing

@Suite("PNG files written in segments")
struct PNGSegmentTests {
  /// Returns the PNG file of `bitmap`, composed of segments that end at the rows `cuts`.
  private func file(_ bitmap: Bitmap, cuts: [Int], isOpaque: Bool) -> [UInt8] {
    let segmenter = PNGSegmenter()
    let bounds = [0] + cuts + [bitmap.height]
    let segments = bitmap.withPixelRows { rows in
      zip(bounds, bounds.dropFirst()).map { segmenter.segment(rows.rows($0..<$1), isOpaque: isOpaque) }
    }
    return PNG.encode(segments, width: bitmap.width, isOpaque: isOpaque, scale: 2)
  }

  private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } })
  }

  /// Typical images of interfaces, and images that compress badly.
  private var samples: [Bitmap] {
    var dice = SplitMix64(seed: 7)
    return [
      bitmap(1, 1) { _, _ in [1, 2, 3, 255] },
      bitmap(300, 40) { _, _ in [255, 255, 255, 255] },
      bitmap(97, 33) { x, y in [UInt8(x * y & 255), UInt8(x & 255), UInt8(y & 255), 255] },
      bitmap(120, 50) { _, _ in [UInt8(dice.next() & 255), UInt8(dice.next() & 255), UInt8(dice.next() & 255), 255] },
      bitmap(200, 64) { x, y in (x / 7 + y / 5) % 3 == 0 ? [0, 122, 255, 255] : [242, 242, 247, 255] },
      bitmap(12_000, 3) { x, _ in x % 1000 < 3 ? [0, 0, 0, 255] : [9, 9, 9, 255] },
    ]
  }

  @Test("A PNG file can be written in segments that are split at any row", arguments: [true, false])
  func cuts(isOpaque: Bool) throws {
    for bitmap in samples {
      for cuts in [[], [1], Array(1..<bitmap.height), [bitmap.height / 2]] where cuts.allSatisfy({ $0 < bitmap.height })
      {
        #expect(try ImageDecoder.decode(file(bitmap, cuts: cuts, isOpaque: isOpaque)) == bitmap)
      }
    }
  }

  @Test("Random mixtures of flat areas, repeated rows and noise are stored without loss", arguments: 1...40)
  func mixtures(seed: Int) throws {
    var dice = SplitMix64(seed: UInt64(seed))
    func roll(_ count: Int) -> Int { Int(dice.next() % UInt64(count)) }
    let (width, height) = (1 + roll(700), 1 + roll(60))
    var pixels: [UInt8] = []
    while pixels.count < width * height * 4 {
      let background: [UInt8] = [UInt8(roll(3) * 100), 255, UInt8(roll(2)), 255]
      switch roll(4) {
      case 0: pixels += pixels.suffix(width * 4)
      case 1: pixels += (0...roll(width * 3)).flatMap { _ in background }
      case 2: pixels += (0...roll(40)).flatMap { _ in [UInt8(roll(256)), UInt8(roll(256)), 7, 255] }
      default: pixels += pixels.suffix(4 * (1 + roll(300)))
      }
    }
    let bitmap = Bitmap(width: width, height: height, pixels: Array(pixels.prefix(width * height * 4)))
    for isOpaque in [true, false] {
      let cuts = height > 2 ? [height / 3] : []
      #expect(try ImageDecoder.decode(file(bitmap, cuts: cuts, isOpaque: isOpaque)) == bitmap)
    }
  }

  @Test("The colours of partly transparent pixels are kept")
  func alpha() throws {
    var dice = SplitMix64(seed: 3)
    let bitmap = bitmap(60, 40) { x, y in
      let alpha = UInt8(dice.next() & 255)
      return x % 9 == y % 5 ? [10, 20, 30, alpha] : [0, 0, 0, 0]
    }
    #expect(try ImageDecoder.decode(file(bitmap, cuts: [7, 8, 30], isOpaque: false)) == bitmap)
  }

  @Test("Rows can be read from a surface that has padding after each row", arguments: [1, 2, 3, 4, 5, 7, 8, 129, 700])
  func surface(width: Int) throws {
    var dice = SplitMix64(seed: UInt64(width))
    func roll(_ count: Int) -> UInt32 { UInt32(dice.next() % UInt64(count)) }
    let (height, stride) = (19, width + 3)
    for isOpaque in [true, false] {
      var word: UInt32 = 0xFFFF_FFFF
      let words = (0..<stride * height).map { place in
        if roll(9) == 0 {
          let alpha = isOpaque ? 255 : roll(256)
          word = alpha << 24 | roll(Int(alpha) + 1) << 16 | roll(Int(alpha) + 1) << 8 | roll(Int(alpha) + 1)
        }
        // Fills the padding after each row with noise.
        return place % stride < width ? word : roll(1 << 32)
      }
      try words.withUnsafeBytes { bytes in
        let base = try #require(bytes.baseAddress)
        let rows = PixelRows(
          base: base, width: width, height: height, stride: stride * 4, order: .premultipliedBGRA)
        let segmenter = PNGSegmenter()
        let segments = [0..<6, 6..<7, 7..<19].map { segmenter.segment(rows.rows($0), isOpaque: isOpaque) }
        let file = PNG.encode(segments, width: width, isOpaque: isOpaque, scale: 2)
        #expect(try ImageDecoder.decode(file) == rows.bitmap())
      }
    }
  }

  @Test("The bytes of a segment do not depend on previously written segments")
  func purity() {
    let segmenter = PNGSegmenter()
    func bytes(_ bitmap: Bitmap) -> [UInt8] {
      bitmap.withPixelRows {
        PNG.encode([segmenter.segment($0, isOpaque: true)], width: $0.width, isOpaque: true, scale: 1)
      }
    }
    let first = samples.map(bytes)
    #expect(samples.reversed().map(bytes) == first.reversed())
  }

  @Test("An image of a flat user interface is compressed to a small fraction of its pixel data")
  func size() {
    let bitmap = bitmap(780, 240) { x, y in y % 48 == 47 || x == 20 ? [200, 200, 204, 255] : [255, 255, 255, 255] }
    #expect(file(bitmap, cuts: Array(stride(from: 24, to: 240, by: 24)), isOpaque: true).count < 3_800)
  }
}
