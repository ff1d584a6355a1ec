import GalleyImage
import GalleyPicture
import Testing

@Suite("A PNG file")
struct PNGTests {
  @Test("A file takes no more memory than its bytes: runs keep hundreds of them")
  func memory() {
    let file = PNG.encode(Bitmap(width: 600, height: 400, pixels: [UInt8](repeating: 7, count: 960_000)))
    #expect(file.capacity <= 2 * file.count + 64)
  }

  @Test("decodes to the pixels it was made from, whatever its kind", arguments: TestImage.all)
  func roundTrip(image: TestImage) throws {
    let decoded = try ImageDecoder.decode(PNG.encode(image.bitmap))
    #expect(decoded == image.bitmap)
  }

  @Test("has the kind its colours need", arguments: TestImage.all)
  func kind(image: TestImage) {
    // The colour type is the tenth byte of the header chunk's body, which starts at byte 16.
    #expect(PNG.encode(image.bitmap)[25] == image.colorType)
  }

  @Test("states its resolution from the scale", arguments: [(1.0, 2835), (2, 5669), (3, 8504), (1.5, 4252)])
  func resolution(scale: Double, perMetre: Int) throws {
    let file = PNG.encode(TestImage.twoColors.bitmap, scale: scale)
    let body = try #require(PNGChunks(file)["pHYs"])
    let number = body[0..<4].reduce(0) { $0 << 8 | Int($1) }
    #expect(number == perMetre)
    #expect(Array(body[4..<8]) == Array(body[0..<4]))
    // 1: the unit is the metre.
    #expect(body[8] == 1)
  }

  @Test("says that it is sRGB and nothing of when it was made")
  func chunks() {
    let chunks = PNGChunks(PNG.encode(TestImage.manyColors.bitmap))
    #expect(chunks.names == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(chunks["sRGB"] == [0])
  }

  @Test("is the same on every run", arguments: TestImage.all)
  func determinism(image: TestImage) {
    #expect(PNG.encode(image.bitmap, scale: 2) == PNG.encode(image.bitmap, scale: 2))
  }

  @Test("with a palette lists alphas only as far as they are needed")
  func paletteAlphas() {
    let pixels: [UInt8] = [10, 20, 30, 255, 40, 50, 60, 128, 70, 80, 90, 255]
    let chunks = PNGChunks(PNG.encode(Bitmap(width: 3, height: 1, pixels: pixels)))
    #expect(chunks["PLTE"] == [10, 20, 30, 40, 50, 60, 70, 80, 90])
    #expect(chunks["tRNS"] == [255, 128])
  }
}

/// The chunks of a PNG file, by name.
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
