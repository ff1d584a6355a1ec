import CWebP
import GalleyImage
import GalleyPicture
import Testing

@Suite("Writing animated WebP files")
struct WebPTests {
  private func frame(_ number: Int) -> Bitmap {
    Bitmap(
      width: 50, height: 30,
      pixels: (0..<30).flatMap { y in
        (0..<50).flatMap { x -> [UInt8] in
          (number * 4..<number * 4 + 8).contains(x) ? [UInt8(x * 5), 9, UInt8(y * 8), 255] : [240, 240, UInt8(y), 255]
        }
      })
  }

  /// Returns the frames and their end times in milliseconds, as libwebp decodes them.
  private func decode(_ bytes: [UInt8]) throws -> [(bitmap: Bitmap, end: Int)] {
    try bytes.withUnsafeBufferPointer { memory in
      var data = WebPData(bytes: memory.baseAddress, size: memory.count)
      var options = WebPAnimDecoderOptions()
      WebPAnimDecoderOptionsInit(&options)
      let decoder = try #require(WebPAnimDecoderNew(&data, &options))
      defer { WebPAnimDecoderDelete(decoder) }
      var frames: [(Bitmap, Int)] = []
      while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        var pixels: UnsafeMutablePointer<UInt8>?
        var end: Int32 = 0
        #expect(WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0)
        let all = UnsafeBufferPointer(start: pixels, count: 50 * 30 * 4)
        frames.append((Bitmap(width: 50, height: 30, pixels: Array(all)), Int(end)))
      }
      return frames
    }
  }

  @Test("WebP frames are stored without loss and with their end times")
  func exact() throws {
    let frames = try decode(file((0..<10).map(frame), for: 1.0 / 60))
    #expect(frames.map(\.bitmap) == (0..<10).map(frame))
    #expect(frames.map(\.end) == (1...10).map { Int((Double($0) * 1000 / 60).rounded()) })
  }

  @Test("Encoding the same WebP frames twice produces identical bytes")
  func purity() throws {
    func bytes() throws -> [UInt8] { try file([3, 3, 1].map(frame), for: 0.1) }
    #expect(try bytes() == bytes())
  }

  @Test("Identical frames are stored as one longer frame, and a single frame as a still image")
  func unchanged() throws {
    let frames = try decode(file([3, 3, 1, 1, 1].map(frame), for: 0.1))
    #expect(frames.map(\.bitmap) == [frame(3), frame(1)])
    #expect(frames.map(\.end) == [200, 500])
    let still = try file([3, 3].map(frame), for: 0.1)
    #expect(!String(decoding: still, as: Unicode.ASCII.self).contains("ANIM"))
    #expect(try AnimationDecoder.decode(still).frames.map(\.bitmap) == [frame(3)])
  }

  @Test("Partly transparent WebP frames replace the content before them")
  func translucent() throws {
    let frames = (0..<4).map { number -> Bitmap in
      let veil: [UInt8] = [60, 0, 90, UInt8(40 * number + 1)]
      let pixels = (0..<1500).flatMap { index -> [UInt8] in
        (index + 7 * number) % 3 == 0 ? [200, 9, UInt8(index % 256), 255] : veil
      }
      return Bitmap(width: 50, height: 30, pixels: pixels)
    }
    #expect(try decode(file(frames, for: 0.1)).map(\.bitmap) == frames)
  }

  private func file(_ frames: [Bitmap], for duration: Double) throws -> [UInt8] {
    var writer = try #require(WebPWriter(width: 50, height: 30))
    for (last, frame) in zip([nil] + frames.dropLast(), frames) {
      writer.append(try WebPWriter.change(to: frame, from: last), for: duration)
    }
    return try writer.finish()
  }

  /// A smooth image with camera noise, or without noise if `plain` is true.
  private func photograph(plain: Bool = false) -> Bitmap {
    var seed: UInt32 = 7
    var pixels: [UInt8] = []
    for y in 0..<300 {
      for x in 0..<300 {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        let grain = plain ? 0 : Int(seed >> 29)
        pixels += [UInt8(60 + x / 4 + grain), UInt8(90 + y / 4 + grain), UInt8(120 + (x + y) / 8 + grain), 255]
      }
    }
    return Bitmap(width: 300, height: 300, pixels: pixels)
  }

  @Test("Photographs are distinguished from gradients, text and flat colours")
  func kinds() {
    #expect(photograph().isPhotographic())
    #expect(!photograph(plain: true).isPhotographic())
    #expect(!frame(3).isPhotographic())
    // The image is too small to be recognised as a photograph.
    #expect(!photograph().isPhotographic(x: 10, y: 10, width: 60, height: 60))
  }

  @Test("Photographs are stored with small errors, using a fraction of the bytes")
  func photographs() throws {
    let photograph = photograph()
    let exact = try WebPWriter.still(photograph)
    let shown = try WebPWriter.shown(photograph)
    #expect(shown.count * 3 < exact.count)
    let decoded = try #require(AnimationDecoder.decode(shown).frames.first?.bitmap)
    let errors = zip(decoded.pixels, photograph.pixels).map { Double(abs(Int($0) - Int($1))) }
    let mean = errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count) * 4 / 3
    // The value corresponds to 38 decibels.
    #expect(mean < 10.4)
    let plain = self.photograph(plain: true)
    #expect(try WebPWriter.shown(plain) == WebPWriter.still(plain))
    #expect(try AnimationDecoder.decode(WebPWriter.still(photograph)).frames.map(\.bitmap) == [photograph])
  }

  @Test("The width and height of a WebP file are limited to 16,383 pixels")
  func tooLarge() { #expect(WebPWriter(width: 16_384, height: 1) == nil) }
}
