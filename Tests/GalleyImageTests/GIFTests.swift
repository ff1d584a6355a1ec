import GalleyImage
import GalleyPicture
import Testing

@Suite("Writing animated GIF files")
struct GIFTests {
  private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) + [255] } })
  }

  private func file(_ frames: [Bitmap], rate: Double, colors: Int = 256) -> [UInt8] {
    var writer = GIFWriter(width: frames[0].width, height: frames[0].height)
    var last: Bitmap?
    for frame in frames {
      writer.append(GIFWriter.change(to: frame, from: last, colors: colors), for: 1 / rate)
      last = frame
    }
    return writer.finish()
  }

  private func moving(_ number: Int) -> Bitmap {
    bitmap(60, 40) { x, y in
      (number * 3..<number * 3 + 10).contains(x) && (8..<20).contains(y)
        ? [255, UInt8(x * 4), 0] : [UInt8(y / 8 * 30), 200, 255]
    }
  }

  @Test("Frames with few colours are stored without loss")
  func exact() throws {
    let frames = (0..<14).map(moving)
    let animation = try SmallGIF(file(frames, rate: 25))
    #expect(animation.frames.map(\.bitmap) == frames)
    #expect(animation.frames.dropFirst().allSatisfy { $0.height <= 12 && $0.width <= 13 })
  }

  @Test("LZW codes of every length are written, and the code table is cleared when it is full")
  func longCodes() throws {
    var state: UInt32 = 1
    let noise = bitmap(300, 200) { _, _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return [UInt8(state >> 24 & 0xF0), UInt8(state >> 18 & 0x80), 0]
    }
    let flat = bitmap(300, 200) { _, _ in [7, 7, 7] }
    #expect(try SmallGIF(file([noise, flat, noise], rate: 10)).frames.map(\.bitmap) == [noise, flat, noise])
    for side in 1...9 {
      let small = bitmap(side, 1) { x, _ in [UInt8(x), 0, 0] }
      #expect(try SmallGIF(file([small], rate: 10)).frames.map(\.bitmap) == [small])
    }
  }

  @Test(
    "The sum of the durations is exact to 1/100 s, and each frame lasts at least 2/100 s",
    arguments: [10.0, 24, 25, 29.97, 30, 33, 48, 50])
  func delays(rate: Double) throws {
    let animation = try SmallGIF(file((0..<90).map { moving($0 % 14) }, rate: rate))
    #expect(animation.frames.allSatisfy { $0.delay >= 2 })
    #expect(abs(Double(animation.frames.map(\.delay).reduce(0, +)) - 9_000 / rate) <= 1)
  }

  @Test("Identical consecutive frames are stored as one longer GIF frame")
  func equalFrames() throws {
    let animation = try SmallGIF(file([moving(0), moving(0), moving(0), moving(1)], rate: 25))
    #expect(animation.frames.map(\.delay) == [12, 4])
  }

  @Test("Reducing colours keeps the dominant colours exactly and gradients approximately")
  func reduction() throws {
    let many = bitmap(100, 60) { x, y in y < 40 ? [242, 242, 247] : [UInt8(x * 2), UInt8(y * 4), UInt8(x + y)] }
    for colors in [256, 64, 16] {
      let shown = try #require(try SmallGIF(file([many], rate: 25, colors: colors)).frames.first).bitmap
      #expect(Set((0..<6_000).map { shown.pixels[$0 * 4..<$0 * 4 + 3] }).count <= colors)
      #expect(shown[50, 20] == many[50, 20])
      let worst = (0..<24_000).map { abs(Int(shown.pixels[$0]) - Int(many.pixels[$0])) }.max() ?? 0
      #expect(worst <= 2_048 / colors + 24)
    }
  }

  @Test("Partly transparent pixels are blended with white")
  func alpha() throws {
    let clear = Bitmap(width: 2, height: 1, pixels: [0, 0, 0, 128, 10, 20, 30, 0])
    let shown = try #require(try SmallGIF(file([clear], rate: 10)).frames.first).bitmap
    #expect(shown.pixels == [127, 127, 127, 255, 255, 255, 255, 255])
  }
}
