import CWebP
import GalleyImage
import GalleyPicture
import Testing

@Suite("Animated WebP files")
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

  /// The frames in `bytes` and when each ends, in milliseconds, as libwebp's own decoder sees them.
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

  @Test("show the frames that went in, pixel for pixel, each until its time")
  func exact() throws {
    let writer = try #require(WebPWriter(width: 50, height: 30))
    for number in 0..<10 { try writer.append(frame(number), for: 1.0 / 60) }
    let frames = try decode(writer.finish())
    #expect(frames.map(\.bitmap) == (0..<10).map(frame))
    #expect(frames.map(\.end) == (1...10).map { Int((Double($0) * 1000 / 60).rounded()) })
  }

  @Test("are the same bytes each time")
  func purity() throws {
    func bytes() throws -> [UInt8] {
      let writer = try #require(WebPWriter(width: 50, height: 30))
      for number in [3, 3, 1] { try writer.append(frame(number), for: 0.1) }
      return try writer.finish()
    }
    #expect(try bytes() == bytes())
  }

  @Test("have at most 16,383 pixels a side")
  func tooLarge() { #expect(WebPWriter(width: 16_384, height: 1) == nil) }
}
