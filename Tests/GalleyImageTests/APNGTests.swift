import GalleyImage
import GalleyPicture
import Testing

@Suite("Animated PNG files")
struct APNGTests {
  /// A file's chunks, by name, with what is in them.
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
    var pixels = [UInt8](repeating: 200, count: 8 * 6 * 4)
    change(&pixels)
    return Bitmap(width: 8, height: 6, pixels: pixels)
  }

  @Test("hold the first frame whole, and of each other the rectangle that changed")
  func rectangles() throws {
    var writer = APNGWriter(width: 8, height: 6)
    writer.append(bitmap(), for: 1.0 / 60)
    // Columns 2 and 5 in rows 1 and 3.
    let changed = bitmap {
      $0[(1 * 8 + 5) * 4] = 1
      $0[(3 * 8 + 2) * 4 + 2] = 1
    }
    writer.append(changed, for: 0.04)
    let chunks = chunks(writer.finish())
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(number(chunks[2].body, at: 0) == 2)
    // Sequence number, width, height, x, y, and the delay as a fraction.
    #expect([0, 4, 8, 12, 16].map { number(chunks[3].body, at: $0) } == [0, 8, 6, 0, 0])
    #expect([20, 22].map { number(chunks[3].body, at: $0, bytes: 2) } == [4, 240])
    #expect([0, 4, 8, 12, 16].map { number(chunks[5].body, at: $0) } == [1, 4, 3, 2, 1])
    #expect([20, 22].map { number(chunks[5].body, at: $0, bytes: 2) } == [40, 1000])
    #expect(number(chunks[6].body, at: 0) == 2)
  }

  @Test("show equal frames as one that stays longer")
  func equalFrames() {
    var writer = APNGWriter(width: 8, height: 6)
    for _ in 0..<3 { writer.append(bitmap(), for: 1.0 / 60) }
    let chunks = chunks(writer.finish())
    #expect(number(chunks[2].body, at: 0) == 1)
    #expect([20, 22].map { number(chunks[3].body, at: $0, bytes: 2) } == [12, 240])
  }

  @Test("show their first frame to those who know no animation")
  func firstFrame() throws {
    var writer = APNGWriter(width: 8, height: 6)
    let first = bitmap { $0[5] = 7 }
    writer.append(first, for: 1)
    writer.append(bitmap(), for: 1)
    #expect(try ImageDecoder.decode(writer.finish()) == first)
  }
}
