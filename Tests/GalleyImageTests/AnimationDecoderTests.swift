import GalleyImage
import GalleyPicture
import Testing

@Suite("Decoding animated PNG files")
struct AnimationDecoderTests {
  struct Part {
    var bitmap: Bitmap
    var place = (x: 0, y: 0)
    var delay: (UInt8, UInt8) = (1, 50)
    var disposal: UInt8 = 0
    var isBlended = false
  }

  private func plain(_ width: Int, _ height: Int, _ color: [UInt8]) -> Bitmap {
    Bitmap(width: width, height: height, pixels: (0..<width * height).flatMap { _ in color })
  }

  /// Returns a file made of `parts`. The data of each frame comes from a separate PNG file.
  private func file(_ parts: [Part], promised: Int? = nil) -> [UInt8] {
    let size = number(parts[0].bitmap.width) + number(parts[0].bitmap.height)
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", size + [8, 6, 0, 0, 0]) + chunk("acTL", number(promised ?? parts.count) + number(0))
    for (index, part) in parts.enumerated() {
      let own = number(part.bitmap.width) + number(part.bitmap.height) + number(part.place.x) + number(part.place.y)
      let control = [0, part.delay.0, 0, part.delay.1, part.disposal, part.isBlended ? 1 : 0]
      file += chunk("fcTL", number(index) + own + control)
      file += index == 0 ? chunk("IDAT", stored(part.bitmap)) : chunk("fdAT", number(index) + stored(part.bitmap))
    }
    return file + chunk("IEND", [])
  }

  private func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }

  private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let checked: [UInt8] = Array(name.utf8) + body
    let sum: [UInt8] = CRC32.bytes(of: checked[...])
    return number(body.count) + checked + sum
  }

  /// Rows without a filter in an uncompressed zlib stream.
  private func stored(_ bitmap: Bitmap) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<bitmap.height {
      rows.append(0)
      rows += bitmap.pixels[(y * bitmap.width * 4)..<((y + 1) * bitmap.width * 4)]
    }
    var sums = (low: 1, high: 0)
    for byte in rows {
      sums.low = (sums.low + Int(byte)) % 65521
      sums.high = (sums.high + sums.low) % 65521
    }
    let length: [UInt8] = [UInt8(rows.count & 0xFF), UInt8(rows.count >> 8)]
    let head: [UInt8] = [0x78, 1, 1] + length + length.map { ~$0 }
    return head + rows + number(sums.high << 16 | sums.low)
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]

  @Test("Frames are decoded in order with their durations; a denominator of zero means hundredths")
  func frames() throws {
    let bytes = file([Part(bitmap: plain(3, 2, red)), Part(bitmap: plain(3, 2, blue), delay: (7, 0))])
    #expect(AnimationDecoder.isAnimation(bytes))
    let image = try AnimationDecoder.decode(bytes)
    #expect(image.frames.map(\.bitmap) == [plain(3, 2, red), plain(3, 2, blue)])
    #expect(image.frames.map(\.duration) == [0.02, 0.07])
    #expect(!AnimationDecoder.isAnimation(PNG.encode(plain(1, 1, red))))
  }

  @Test(
    "After a frame is shown, it is kept, cleared or replaced by the content before it",
    arguments: [(0, [255, 0, 0, 255]), (1, [0, 0, 0, 0]), (2, [0, 0, 255, 255])] as [(UInt8, [UInt8])])
  func disposal(kind: UInt8, expected: [UInt8]) throws {
    let image = try AnimationDecoder.decode(
      file([
        Part(bitmap: plain(3, 1, blue)), Part(bitmap: plain(1, 1, red), place: (1, 0), disposal: kind),
        Part(bitmap: plain(1, 1, red), place: (2, 0)),
      ]))
    #expect(image.frames[1].bitmap.pixels == blue + red + blue)
    #expect(image.frames[2].bitmap.pixels == blue + expected + red)
  }

  @Test("A frame replaces the content below it or is blended over it")
  func blending() throws {
    let half: [UInt8] = [255, 0, 0, 128]
    for (isBlended, expected) in [(false, half), (true, [128, 0, 127, 255])] {
      let image = try AnimationDecoder.decode(
        file([Part(bitmap: plain(1, 1, blue)), Part(bitmap: plain(1, 1, half), isBlended: isBlended)]))
      #expect(image.frames[1].bitmap.pixels == expected)
    }
    let over = try AnimationDecoder.decode(
      file([Part(bitmap: plain(1, 1, blue)), Part(bitmap: plain(1, 1, clear), isBlended: true)]))
    #expect(over.frames[1].bitmap.pixels == blue)
  }

  @Test("A frame outside the canvas or a wrong number of frames is an error")
  func damaged() {
    let outside = file([Part(bitmap: plain(2, 2, red)), Part(bitmap: plain(2, 2, red), place: (1, 0))])
    let few = file([Part(bitmap: plain(2, 2, red))], promised: 2)
    let many = file([Part(bitmap: plain(2, 2, red)), Part(bitmap: plain(2, 2, red))], promised: 1)
    for bytes in [outside, few, many, Array(few.dropLast(30))] {
      #expect(throws: ImageError.self) { try AnimationDecoder.decode(bytes) }
    }
  }

  @Test("The pixel limit applies to all frames of an animation together")
  func limit() throws {
    let bytes = file([Part(bitmap: plain(3, 2, red)), Part(bitmap: plain(3, 2, blue))])
    #expect(throws: ImageError.tooLong(frames: 2, width: 3, height: 2, limit: 11)) {
      try AnimationDecoder.decode(bytes, pixelLimit: 11)
    }
    #expect(try AnimationDecoder.decode(bytes, pixelLimit: 12).frames.count == 2)
    let maximum = Int(UInt32.max)
    let promised = file([Part(bitmap: plain(3, 2, red))], promised: maximum)
    #expect(throws: ImageError.tooLong(frames: maximum, width: 3, height: 2, limit: ImageDecoder.defaultPixelLimit)) {
      try AnimationDecoder.decode(promised)
    }
  }

  @Test("The number of frames in an animation is limited")
  func frameLimit() {
    let promised = file([Part(bitmap: plain(1, 1, red))], promised: 100_000)
    #expect(throws: ImageError.tooManyFrames(limit: AnimationDecoder.frameLimit)) {
      try AnimationDecoder.decode(promised)
    }
  }
}
