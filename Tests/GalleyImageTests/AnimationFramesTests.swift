import GalleyImage
import GalleyPicture
import Testing

@Suite("Reading animated PNG files frame by frame")
struct AnimationFramesTests {
  /// Three frames of 8 × 6 pixels. The last two differ from the frame before them in some rows.
  private var file: [UInt8] {
    var writer = APNGWriter(width: 8, height: 6, isOpaque: true, scale: 2)
    for (index, duration) in [0.5, 0.25, 1].enumerated() {
      var pixels = [UInt8](repeating: 255, count: 8 * 6 * 4)
      for row in 0..<index { pixels[(row * 2 * 8 + 3) * 4] = UInt8(index) }
      let bitmap = Bitmap(width: 8, height: 6, pixels: pixels)
      let segmenter = PNGSegmenter()
      let parts = stride(from: 0, to: 6, by: 2).map { top in
        var key = PictureDigest()
        for byte in pixels[top * 32..<(top + 2) * 32] { key.mix(Int(byte)) }
        let segment = bitmap.withPixelRows { segmenter.segment($0.rows(top..<top + 2), isOpaque: true) }
        return APNGWriter.Part(key: key, segment: segment)
      }
      writer.append(parts, for: duration)
    }
    return writer.finish()
  }

  /// The frames of the file, read one at a time.
  private func frames(_ bytes: [UInt8], pixelLimit: Int = 1 << 20) throws -> [AnimatedImage.Frame] {
    var reader = AnimationFrames(bytes, pixelLimit: pixelLimit)
    var frames: [AnimatedImage.Frame] = []
    while let frame = try reader.next() { frames.append(frame) }
    #expect(try reader.next() == nil, "reading after the end returns nothing again")
    return frames
  }

  @Test("Frames read one by one match those of the whole file, but the pixel limit applies to each frame")
  func same() throws {
    let whole = try AnimationDecoder.decode(file).frames
    #expect(whole.count == 3)
    #expect(try frames(file) == whole)
    #expect(try frames(file, pixelLimit: 48) == whole)
    #expect(throws: ImageError.self) { try AnimationDecoder.decode(file, pixelLimit: 48) }
    #expect(throws: ImageError.self) { try frames(file, pixelLimit: 47) }
  }

  @Test func `Durations can be read without decoding any pixels`() throws {
    let whole = try AnimationDecoder.decode(file)
    let times = try AnimationTimes(file)
    #expect(times.durations == whole.frames.map(\.duration) && times.plays == whole.plays)
  }

  @Test("An animated file contains its pixel density, as a still image does")
  func resolution() {
    let still = PNG.encode(Bitmap(width: 8, height: 6, pixels: [UInt8](repeating: 9, count: 192)), scale: 2)
    func resolution(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
      let name = Array("pHYs".utf8)
      return bytes.indices.first { bytes[$0...].starts(with: name) }.map { bytes[($0 + 4)..<($0 + 13)] }
    }
    #expect(resolution(file) != nil && resolution(file) == resolution(still))
  }

  @Test("A truncated animation is an error, even if it ends between frames")
  func truncated() throws {
    for count in 0..<file.count - 12 {
      #expect(throws: ImageError.self) { try frames(Array(file.prefix(count))) }
    }
  }

  @Test("Still images and other files are errors when an animation is expected")
  func others() throws {
    let still = PNG.encode(Bitmap(width: 8, height: 6, pixels: [UInt8](repeating: 9, count: 192)))
    for bytes in [still, [], Array("GIF89a".utf8), Array("hello".utf8)] {
      #expect(throws: ImageError.self) { try frames(bytes) }
    }
  }
}
