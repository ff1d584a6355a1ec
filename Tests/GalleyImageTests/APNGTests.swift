import GalleyImage
import GalleyPicture
import Testing

@Suite("Writing animated PNG files")
struct APNGTests {
  private func chunks(_ bytes: [UInt8]) -> [(name: String, body: [UInt8])] {
    var chunks: [(name: String, body: [UInt8])] = []
    var place = 8
    while place + 12 <= bytes.count {
      let length = number(bytes, at: place)
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      chunks.append((name, Array(bytes[place + 8..<place + 8 + length])))
      place += 12 + length
    }
    return chunks
  }

  private func number(_ bytes: [UInt8], at place: Int, bytes count: Int = 4) -> Int {
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func bitmap(_ change: (inout [UInt8]) -> Void = { _ in }) -> Bitmap {
    var pixels = [UInt8](repeating: 255, count: 8 * 6 * 4)
    change(&pixels)
    return Bitmap(width: 8, height: 6, pixels: pixels)
  }

  private func parts(_ bitmap: Bitmap, height: Int = 2) -> [APNGWriter.Part] {
    let segmenter = PNGSegmenter()
    return stride(from: 0, to: bitmap.height, by: height).map { top in
      var key = PictureDigest()
      for byte in bitmap.pixels[top * 32..<(top + height) * 32] { key.mix(Int(byte)) }
      let segment = bitmap.withPixelRows { segmenter.segment($0.rows(top..<top + height), isOpaque: true) }
      return APNGWriter.Part(key: key, segment: segment)
    }
  }

  @Test("The first frame is stored whole; later frames contain only the rows that changed")
  func rows() throws {
    var writer = APNGWriter(width: 8, height: 6, isOpaque: true)
    writer.append(parts(bitmap()), for: 1.0 / 60)
    let changed = bitmap {
      $0[(2 * 8 + 5) * 4] = 1
      $0[(3 * 8 + 2) * 4 + 2] = 1
    }
    writer.append(parts(changed), for: 0.04)
    let bytes = writer.finish()
    let chunks = chunks(bytes)
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(number(chunks[3].body, at: 0) == 2)
    // The sequence number, width, height, x, y, and the delay as a fraction.
    #expect([0, 4, 8, 12, 16].map { number(chunks[4].body, at: $0) } == [0, 8, 6, 0, 0])
    #expect([20, 22].map { number(chunks[4].body, at: $0, bytes: 2) } == [4, 240])
    #expect([0, 4, 8, 12, 16].map { number(chunks[6].body, at: $0) } == [1, 8, 2, 0, 2])
    #expect([20, 22].map { number(chunks[6].body, at: $0, bytes: 2) } == [40, 1000])
    #expect(number(chunks[7].body, at: 0) == 2)
    #expect(try AnimationDecoder.decode(bytes).frames.map(\.bitmap) == [bitmap(), changed])
  }

  @Test("Every frame is decoded correctly, whatever the height of the strips in which it is written")
  func decoded() throws {
    var writer = APNGWriter(width: 8, height: 6, isOpaque: true)
    let frames = (0..<12).map { number in
      bitmap { pixels in for place in 0...number { pixels[place * 13 % 48 * 4 + 1] = UInt8(number * 20) } }
    }
    for (number, frame) in frames.enumerated() {
      writer.append(parts(frame, height: [1, 2, 3, 6][number % 4]), for: 0.1)
    }
    #expect(try AnimationDecoder.decode(writer.finish()).frames.map(\.bitmap) == frames)
  }

  @Test("Identical consecutive frames are stored as one longer frame")
  func equalFrames() {
    var writer = APNGWriter(width: 8, height: 6, isOpaque: true)
    for _ in 0..<3 { writer.append(parts(bitmap()), for: 1.0 / 60) }
    let chunks = chunks(writer.finish())
    #expect(number(chunks[3].body, at: 0) == 1)
    #expect([20, 22].map { number(chunks[4].body, at: $0, bytes: 2) } == [12, 240])
  }

  @Test("Decoders that do not support animation show the first frame")
  func firstFrame() throws {
    var writer = APNGWriter(width: 8, height: 6, isOpaque: true)
    let first = bitmap { $0[5] = 7 }
    writer.append(parts(first), for: 1)
    writer.append(parts(bitmap()), for: 1)
    #expect(try ImageDecoder.decode(writer.finish()) == first)
  }
}
