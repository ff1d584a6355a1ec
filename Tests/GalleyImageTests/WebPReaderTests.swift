import GalleyImage
import GalleyPicture
import Testing

@Suite("Reading WebP files")
struct WebPReaderTests {
  private func frame(_ grey: UInt8) -> Bitmap {
    let pixels = (0..<(12 * 9)).flatMap { index -> [UInt8] in
      index % 7 == 0 ? [255, 0, grey, 255] : [grey, grey, grey, 255]
    }
    return Bitmap(width: 12, height: 9, pixels: pixels)
  }

  private func file() throws -> [UInt8] {
    var writer = try #require(WebPWriter(width: 12, height: 9))
    var last: Bitmap?
    for (grey, duration) in [(10, 0.04), (120, 0.1), (240, 0.04)] as [(UInt8, Double)] {
      writer.append(try WebPWriter.change(to: frame(grey), from: last), for: duration)
      last = frame(grey)
    }
    return try writer.finish()
  }

  @Test("Frames and durations read from a WebP file match those that were written")
  func frames() throws {
    let file = try file()
    #expect(AnimationDecoder.isAnimation(file))
    let animation = try AnimationDecoder.decode(file)
    #expect(animation.frames.map(\.bitmap) == [10, 120, 240].map { frame($0) })
    #expect(animation.frames.map { ($0.duration * 1000).rounded() } == [40, 100, 40])
    #expect(animation.plays == 0)
  }

  @Test func `Frames and durations read one by one are the same as when the whole WebP file is read`() throws {
    let file = try file()
    let whole = try AnimationDecoder.decode(file)
    // This pixel limit would be too low for all frames together.
    var reader = AnimationFrames(file, pixelLimit: 12 * 9)
    var frames: [AnimatedImage.Frame] = []
    while let frame = try reader.next() { frames.append(frame) }
    #expect(frames == whole.frames)
    #expect(try reader.next() == nil)
    let times = try AnimationTimes(file)
    #expect(times.durations == whole.frames.map(\.duration) && times.plays == whole.plays)
  }

  @Test("Truncated and oversized WebP files are errors")
  func broken() throws {
    let file = try file()
    for count in [12, 20, 40, file.count / 2, file.count - 3] {
      #expect(throws: ImageError.self) { try AnimationDecoder.decode(Array(file[..<count])) }
    }
    #expect(throws: ImageError.self) { try AnimationDecoder.decode(file, pixelLimit: 200) }
  }
}
