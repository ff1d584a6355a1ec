import GalleyImage
import GalleyPicture
import TestSupport
import Testing

@Suite("Decoding images")
struct ImageDecoderTests {
  static let png = PNG.encode(TestImage.manyColors.bitmap)
  static let jpeg = JPEGFile.encode(TestImage.manyColors.bitmap)

  @Test("refuses what is neither PNG nor JPEG", arguments: [[], [0x89], Array("GIF89a".utf8), [0xFF, 0xD8]])
  func unknown(bytes: [UInt8]) {
    #expect(throws: ImageError.unknownFormat) { try ImageDecoder.decode(bytes) }
  }

  @Test("says when a file ends early", arguments: [png, jpeg])
  func truncated(file: [UInt8]) {
    for count in [12, 40, file.count / 2, file.count - 40] {
      #expect(throws: ImageError.self) { try ImageDecoder.decode(Array(file[..<count])) }
    }
  }

  @Test("keeps to the pixel limit, and allows just that many", arguments: [png, jpeg])
  func limit(file: [UInt8]) throws {
    let whole = try ImageDecoder.decode(file, pixelLimit: 1200)
    #expect(whole.width == 40)
    #expect(throws: ImageError.tooLarge(width: 40, height: 30, limit: 1199)) {
      try ImageDecoder.decode(file, pixelLimit: 1199)
    }
  }

  @Test("refuses a header that claims a bomb before taking memory for it")
  func bomb() {
    var file = ImageDecoderTests.png
    // Width and height of 999,999 each, just below libpng's own limit of a million.
    file.replaceSubrange(16..<24, with: [0, 0x0F, 0x42, 0x3F, 0, 0x0F, 0x42, 0x3F])
    file.replaceSubrange(29..<33, with: CRC32.bytes(of: file[12..<29]))
    #expect(throws: ImageError.tooLarge(width: 999_999, height: 999_999, limit: ImageDecoder.defaultPixelLimit)) {
      try ImageDecoder.decode(file)
    }
  }

  @Test("refuses an image without pixels")
  func noPixels() {
    var file = ImageDecoderTests.png
    file.replaceSubrange(16..<20, with: [0, 0, 0, 0])
    file.replaceSubrange(29..<33, with: CRC32.bytes(of: file[12..<29]))
    #expect(throws: ImageError.self) { try ImageDecoder.decode(file) }
  }

  @Test("gives the numbers of a PNG file, not what a gamma would make of them")
  func gamma() throws {
    // A gamma of 1 says that the numbers are linear light.
    let chunk: [UInt8] = Array("gAMA".utf8) + [0, 1, 0x86, 0xA0]
    var file = ImageDecoderTests.png
    // It takes the place of the sRGB chunk, which would overrule it.
    file.replaceSubrange(33..<46, with: [0, 0, 0, 4] + chunk + CRC32.bytes(of: chunk[...]))
    #expect(try ImageDecoder.decode(file) == TestImage.manyColors.bitmap)
  }

  @Test("survives ten thousand damaged files", arguments: [png, jpeg])
  func mutations(file: [UInt8]) {
    var random = SplitMix64(seed: 0x9E37_79B9_7F4A_7C15)
    var refused = 0
    for _ in 0..<5000 {
      var broken = file
      for _ in 0...random.below(3) {
        broken[8 + random.below(broken.count - 8)] = UInt8(random.below(256))
      }
      // With its checksums right again a damaged chunk reaches the parts of the decoder behind them.
      if random.below(2) == 0 { CRC32.repair(&broken) }
      if random.below(4) == 0 { broken.removeLast(random.below(broken.count - 8)) }
      do {
        let bitmap = try ImageDecoder.decode(broken, pixelLimit: 1 << 20)
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
      } catch { refused += 1 }
    }
    #expect(refused > 100)
  }

  @Test("turns a JPEG as its EXIF block says", arguments: 1...8)
  func orientation(number: Int) throws {
    let stored = JPEGFile.quadrants(width: 32, height: 16)
    let turned = try ImageDecoder.decode(JPEGFile.encode(stored, orientation: number))
    #expect(turned.width == (number >= 5 ? 16 : 32))
    // Where the stored image's corners (red, green, blue, white by rows) come to lie.
    let corners = ["RGBW", "GRWB", "WBGR", "BWRG", "RBGW", "BRWG", "WGBR", "GWRB"]
    #expect(JPEGFile.corners(of: turned) == corners[number - 1])
  }

  @Test("reads CMYK files as Adobe writes them")
  func cmyk() throws {
    // Inverted: 255 is no ink. No ink at all is white; full cyan with no black is cyan.
    let white = try ImageDecoder.decode(JPEGFile.encodeCMYK([255, 255, 255, 255]))
    let cyan = try ImageDecoder.decode(JPEGFile.encodeCMYK([0, 255, 255, 255]))
    #expect(JPEGFile.nearest(white, 4, 4) == "W")
    #expect(JPEGFile.nearest(cyan, 4, 4) == "C")
  }
}
