import GalleyImage
import GalleyPicture
import Testing

@Suite("Encoding PNG files")
struct PNGTests {
  @Test("Encoding an image needs little more memory than the encoded file")
  func memory() {
    let file = PNG.encode(Bitmap(width: 600, height: 400, pixels: [UInt8](repeating: 7, count: 960_000)))
    #expect(file.capacity <= 2 * file.count + 64)
  }

  @Test("A file in any colour type is decoded to the original pixels", arguments: TestImage.all)
  func roundTrip(image: TestImage) throws {
    let decoded = try ImageDecoder.decode(PNG.encode(image.bitmap))
    #expect(decoded == image.bitmap)
  }

  @Test("Images of all widths, with few and with many colours, are stored without loss", arguments: 1...9)
  func narrow(width: Int) throws {
    for height in [1, 2, 3, 40] {
      for shades in [1, 2, 300] {
        let picture = Bitmap(width, height) { x, y in
          let shade = (y / 2 * 7 + x) % shades
          return [UInt8(shade & 255), UInt8(shade >> 8), 9, 255]
        }
        #expect(try ImageDecoder.decode(PNG.encode(picture)) == picture)
      }
    }
  }

  @Test("The encoded file is the same whether its rows are in memory or drawn one by one", arguments: [1, 2, 256, 257])
  func drawnRows(shades: Int) throws {
    let picture = Bitmap(23, 36) { x, y in
      let shade = (y / 3 * 23 + x) % shades
      return [UInt8(shade & 255), UInt8(shade >> 8), 9, shade == 1 ? 128 : 255]
    }
    let file = PNG.encode(width: 23, height: 36, scale: 2) { y, line in
      for x in 0..<23 {
        let (red, green, blue, alpha) = picture[x, y]
        line[x] = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
      }
    }
    #expect(file == (shades > 256 ? nil : PNG.encode(picture, scale: 2)))
  }

  @Test("Photographs between flat rows, repeated rows and noise are stored without loss")
  func photographs() throws {
    let waves = Bitmap(300, 200) { x, y in
      guard (40..<160).contains(y), y % 30 != 0 else { return [240, 240, 247, 255] }
      let y = y % 20 == 5 ? y - 1 : y
      return [UInt8((x * 3 + y) / 7 & 255), UInt8((x * x + y * 5) / 90 & 255), UInt8((x + y * y / 9) & 255), 255]
    }
    #expect(try ImageDecoder.decode(PNG.encode(waves)) == waves)
    var state: UInt64 = 7
    let noise = Bitmap(257, 64) { _, _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return [UInt8(state >> 56), UInt8(state >> 48 & 255), UInt8(state >> 40 & 255), 255]
    }
    #expect(try ImageDecoder.decode(PNG.encode(noise)) == noise)
  }

  @Test("Rows longer than the deflate window, and thousands of repeated rows, are stored without loss")
  func long() throws {
    let wide = Bitmap(40_000, 3) { x, y in [UInt8(x & 255), UInt8(x >> 8), UInt8(y / 2), 255] }
    #expect(try ImageDecoder.decode(PNG.encode(wide)) == wide)
    let tall = Bitmap(400, 9000) { x, y in [UInt8(y < 8990 ? x & 255 : y & 255), UInt8(x >> 8), 0, 255] }
    let file = PNG.encode(tall)
    #expect(try ImageDecoder.decode(file) == tall)
    #expect(file.count < 60_000)
  }

  @Test("A photograph is compressed to less than half a byte per pixel")
  func differences() {
    let smooth = Bitmap(400, 300) { x, y in
      [UInt8((x * 7 + y * 3) / 31 & 255), UInt8((x * 2 + y * 9) / 23 & 255), UInt8((x + y) / 5 & 255), 255]
    }
    #expect(PNG.encode(smooth).count < 400 * 300 / 2)
  }

  @Test("The PNG colour type is chosen by the colours of the image", arguments: TestImage.all)
  func kind(image: TestImage) {
    // The colour type is the tenth byte of the header chunk's body, which starts at byte 16.
    #expect(PNG.encode(image.bitmap)[25] == image.colorType)
  }

  @Test(
    "The pixel density in the file follows from the scale of the image",
    arguments: [(1.0, 2835), (2, 5669), (3, 8504), (1.5, 4252)])
  func resolution(scale: Double, perMetre: Int) throws {
    let file = PNG.encode(TestImage.twoColors.bitmap, scale: scale)
    let body = try #require(PNGChunks(file)["pHYs"])
    let number = body[0..<4].reduce(0) { $0 << 8 | Int($1) }
    #expect(number == perMetre)
    #expect(Array(body[4..<8]) == Array(body[0..<4]))
    // A value of 1 means that the unit is the metre.
    #expect(body[8] == 1)
  }

  @Test("An encoded file is marked as sRGB and contains no date")
  func chunks() {
    let chunks = PNGChunks(PNG.encode(TestImage.manyColors.bitmap))
    #expect(chunks.names == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(chunks["sRGB"] == [0])
  }

  @Test("Encoding the same image twice produces identical bytes", arguments: TestImage.all)
  func determinism(image: TestImage) {
    #expect(PNG.encode(image.bitmap, scale: 2) == PNG.encode(image.bitmap, scale: 2))
  }

  @Test("A palette stores alpha values only up to the last partly transparent colour")
  func paletteAlphas() {
    let pixels: [UInt8] = [10, 20, 30, 255, 40, 50, 60, 128, 70, 80, 90, 255]
    let chunks = PNGChunks(PNG.encode(Bitmap(width: 3, height: 1, pixels: pixels)))
    #expect(chunks["PLTE"] == [10, 20, 30, 40, 50, 60, 70, 80, 90])
    #expect(chunks["tRNS"] == [255, 128])
  }
}

private struct PNGChunks {
  private var chunks: [(name: String, body: [UInt8])] = []

  init(_ file: [UInt8]) {
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self)
      chunks.append((name, Array(file[(position + 8)..<(position + 8 + length)])))
      position += 12 + length
    }
  }

  var names: [String] { chunks.map(\.name) }

  subscript(name: String) -> [UInt8]? { chunks.first { $0.name == name }?.body }
}

extension Bitmap {
  fileprivate init(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) {
    var pixels: [UInt8] = []
    for y in 0..<height { for x in 0..<width { pixels += pixel(x, y) } }
    self.init(width: width, height: height, pixels: pixels)
  }
}
