import GalleyImage
import GalleyPicture
import TestSupport
import Testing

@Suite("Decoding PNG and JPEG images")
struct ImageDecoderTests {
  static let png = PNG.encode(TestImage.manyColors.bitmap)
  static let jpeg = JPEGFile.encode(TestImage.manyColors.bitmap)

  @Test("Data that is neither PNG nor JPEG is rejected", arguments: [[], [0x89], Array("GIF89a".utf8), [0xFF, 0xD8]])
  func unknown(bytes: [UInt8]) {
    #expect(throws: ImageError.unknownFormat) { try ImageDecoder.decode(bytes) }
  }

  @Test("A truncated file is an error", arguments: [png, jpeg])
  func truncated(file: [UInt8]) {
    for count in [12, 40, file.count / 2, file.count - 40] {
      #expect(throws: ImageError.self) { try ImageDecoder.decode(Array(file[..<count])) }
    }
  }

  @Test("Images with at most as many pixels as the limit are accepted", arguments: [png, jpeg])
  func limit(file: [UInt8]) throws {
    let whole = try ImageDecoder.decode(file, pixelLimit: 1200)
    #expect(whole.width == 40)
    #expect(throws: ImageError.tooLarge(width: 40, height: 30, limit: 1199)) {
      try ImageDecoder.decode(file, pixelLimit: 1199)
    }
  }

  @Test("A huge image size in the header is rejected before memory is allocated")
  func bomb() {
    var file = ImageDecoderTests.png
    // Width and height of 999,999, just below libpng's own limit of a million.
    file.replaceSubrange(16..<24, with: [0, 0x0F, 0x42, 0x3F, 0, 0x0F, 0x42, 0x3F])
    file.replaceSubrange(29..<33, with: CRC32.bytes(of: file[12..<29]))
    #expect(throws: ImageError.tooLarge(width: 999_999, height: 999_999, limit: ImageDecoder.defaultPixelLimit)) {
      try ImageDecoder.decode(file)
    }
  }

  @Test("An image without any pixels is rejected")
  func noPixels() {
    var file = ImageDecoderTests.png
    file.replaceSubrange(16..<20, with: [0, 0, 0, 0])
    file.replaceSubrange(29..<33, with: CRC32.bytes(of: file[12..<29]))
    #expect(throws: ImageError.self) { try ImageDecoder.decode(file) }
  }

  @Test("The values of PNG pixels are returned without gamma conversion")
  func gamma() throws {
    // A gamma of 1 means linear light.
    let chunk: [UInt8] = Array("gAMA".utf8) + [0, 1, 0x86, 0xA0]
    var file = ImageDecoderTests.png
    // Replaces the sRGB chunk, which would take precedence over the gamma.
    file.replaceSubrange(33..<46, with: [0, 0, 0, 4] + chunk + CRC32.bytes(of: chunk[...]))
    #expect(try ImageDecoder.decode(file) == TestImage.manyColors.bitmap)
  }

  @Test("Ten thousand damaged files do not crash the decoder", arguments: [png, jpeg])
  func mutations(file: [UInt8]) {
    var random = SplitMix64(seed: 0x9E37_79B9_7F4A_7C15)
    var refused = 0
    for _ in 0..<5000 {
      var broken = file
      for _ in 0...random.below(3) {
        broken[8 + random.below(broken.count - 8)] = UInt8(random.below(256))
      }
      // With correct checksums, a damaged chunk reaches the later parts of the decoder.
      if random.below(2) == 0 { CRC32.repair(&broken) }
      if random.below(4) == 0 { broken.removeLast(random.below(broken.count - 8)) }
      do {
        let bitmap = try ImageDecoder.decode(broken, pixelLimit: 1 << 20)
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
      } catch { refused += 1 }
    }
    #expect(refused > 100)
  }

  @Test("A JPEG image is rotated according to its EXIF orientation", arguments: 1...8)
  func orientation(number: Int) throws {
    let stored = JPEGFile.quadrants(width: 32, height: 16)
    let turned = try ImageDecoder.decode(JPEGFile.encode(stored, orientation: number))
    #expect(turned.width == (number >= 5 ? 16 : 32))
    // The expected corners (red, green, blue and white, row by row) for each orientation.
    let corners = ["RGBW", "GRWB", "WBGR", "BWRG", "RBGW", "BRWG", "WGBR", "GWRB"]
    #expect(JPEGFile.corners(of: turned) == corners[number - 1])
  }

  @Test("CMYK files are decoded with the inverted values that Adobe uses")
  func cmyk() throws {
    // In inverted values, 255 means no ink. No ink is white; full cyan without black is cyan.
    let white = try ImageDecoder.decode(JPEGFile.encodeCMYK([255, 255, 255, 255]))
    let cyan = try ImageDecoder.decode(JPEGFile.encodeCMYK([0, 255, 255, 255]))
    #expect(JPEGFile.nearest(white, 4, 4) == "W")
    #expect(JPEGFile.nearest(cyan, 4, 4) == "C")
  }
}
