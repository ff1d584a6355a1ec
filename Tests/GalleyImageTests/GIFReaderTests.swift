import GalleyImage
import GalleyPicture
import Testing

@Suite("Reading GIF files")
struct GIFReaderTests {
  /// A frame given as palette indices.
  private struct Frame {
    var x = 0
    var y = 0
    var width: Int
    var height: Int
    var numbers: [UInt8]
    var delay: UInt8 = 4
    var transparent: UInt8?
    var disposal: UInt8 = 0
    var isInterlaced = false
    var palette: [UInt8] = []
  }

  private static let greys = (0..<8).flatMap { Array(repeating: UInt8($0 * 32), count: 3) }

  private static func file(_ width: Int, _ height: Int, _ frames: [Frame], plays: UInt8? = nil) -> [UInt8] {
    var file = Array("GIF89a".utf8) + number(width) + number(height) + [0x82, 0, 0] + greys
    if let plays { file += [0x21, 0xFF, 11] + "NETSCAPE2.0".utf8 + [3, 1, plays, 0, 0] }
    for frame in frames {
      let flags = frame.disposal << 2 | (frame.transparent == nil ? 0 : 1)
      file += [0x21, 0xF9, 4, flags, frame.delay, 0, frame.transparent ?? 0, 0]
      file += [0x2C] + number(frame.x) + number(frame.y) + number(frame.width) + number(frame.height)
      file += [(frame.palette.isEmpty ? 0 : 0x82) | (frame.isInterlaced ? 0x40 : 0)] + frame.palette + [3]
      let data = packed(frame.numbers)
      for start in stride(from: 0, to: data.count, by: 255) {
        let block = data[start..<min(start + 255, data.count)]
        file += [UInt8(block.count)] + block
      }
      file += [0]
    }
    return file + [0x3B]
  }

  private static func number(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }

  /// Encodes three-bit numbers with LZW. The code table is cleared when it is full.
  private static func packed(_ numbers: [UInt8]) -> [UInt8] {
    var (bytes, bits, held, width): ([UInt8], Int, Int, Int) = ([], 0, 0, 4)
    func put(_ code: Int) {
      bits |= code << held
      held += width
      while held >= 8 {
        bytes.append(UInt8(bits & 0xFF))
        bits >>= 8
        held -= 8
      }
    }
    var table: [[UInt8]: Int] = [:]
    func clear() {
      put(8)
      table = Dictionary(uniqueKeysWithValues: (0..<8).map { ([UInt8($0)], $0) })
      width = 4
    }
    clear()
    var run: [UInt8] = []
    var next = 10
    for number in numbers {
      if table[run + [number]] != nil {
        run.append(number)
        continue
      }
      put(table[run] ?? 0)
      if next < 4096 {
        table[run + [number]] = next
        if next == 1 << width, width < 12 { width += 1 }
        next += 1
      } else {
        clear()
        next = 10
      }
      run = [number]
    }
    put(table[run] ?? 0)
    put(9)
    return held > 0 ? bytes + [UInt8(bits & 0xFF)] : bytes
  }

  private func reds(_ bitmap: Bitmap) -> [Int] {
    stride(from: 0, to: bitmap.pixels.count, by: 4).map {
      bitmap.pixels[$0 + 3] == 0 ? -1 : Int(bitmap.pixels[$0]) / 32
    }
  }

  @Test func `Frames and durations read one by one are the same as when the whole GIF file is read`() throws {
    let frames = (0..<5).map { index in
      Frame(
        x: index % 2, y: 0, width: 2, height: 3, numbers: (0..<6).map { UInt8(($0 + index) % 8) },
        delay: UInt8(index + 1), transparent: index == 3 ? 2 : nil, disposal: UInt8(index % 4))
    }
    let file = Self.file(3, 3, frames, plays: 2)
    let whole = try AnimationDecoder.decode(file)
    var reader = AnimationFrames(file, pixelLimit: 9)
    var found: [AnimatedImage.Frame] = []
    while let frame = try reader.next() { found.append(frame) }
    #expect(found == whole.frames)
    #expect(try reader.next() == nil)
    let times = try AnimationTimes(file)
    #expect(times.durations == whole.frames.map(\.duration) && times.plays == whole.plays)
    #expect(throws: ImageError.self) { try AnimationTimes(Array(file.dropLast(9))) }
  }

  @Test("LZW codes of all lengths are decoded", arguments: [(1, 1), (3, 5), (40, 30), (200, 160)])
  func codes(width: Int, height: Int) throws {
    var seed: UInt64 = 7
    let numbers = (0..<(width * height)).map { index -> UInt8 in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Long runs between noise produce long codes and fill the code table.
      return index / 97 % 3 == 0 ? 5 : UInt8(seed >> 40 & 7)
    }
    let file = Self.file(width, height, [Frame(width: width, height: height, numbers: numbers)])
    let animation = try AnimationDecoder.decode(file)
    #expect(animation.frames.count == 1)
    #expect(animation.frames[0].duration == 0.04)
    #expect(reds(animation.frames[0].bitmap) == numbers.map { Int($0) })
  }

  @Test("Partial frames, transparency and disposal of GIF frames are applied")
  func frames() throws {
    let full = Frame(width: 2, height: 2, numbers: [1, 2, 3, 4])
    let part = Frame(x: 1, y: 0, width: 1, height: 2, numbers: [0, 6], delay: 8, transparent: 0, disposal: 2)
    let again = Frame(x: 0, y: 0, width: 1, height: 1, numbers: [7], disposal: 3)
    let animation = try AnimationDecoder.decode(Self.file(2, 2, [full, part, again, part], plays: 3))
    #expect(animation.plays == 3)
    #expect(animation.frames.map(\.duration) == [0.04, 0.08, 0.04, 0.08])
    #expect(
      animation.frames.map { reds($0.bitmap) } == [[1, 2, 3, 4], [1, 2, 3, 6], [7, -1, 3, -1], [1, -1, 3, 6]])
  }

  @Test("Interlaced rows and local colour tables of GIF files are decoded")
  func interlaced() throws {
    let lines: [UInt8] = [0, 4, 2, 6, 1, 3, 5, 7]
    let frame = Frame(width: 1, height: 8, numbers: lines, isInterlaced: true)
    #expect(try reds(AnimationDecoder.decode(Self.file(1, 8, [frame])).frames[0].bitmap) == Array(0..<8))
    var own = Frame(width: 1, height: 1, numbers: [1])
    own.palette = Self.greys.reversed()
    #expect(try reds(AnimationDecoder.decode(Self.file(1, 1, [own])).frames[0].bitmap) == [6])
  }

  @Test("Truncated and oversized GIF files are errors")
  func cut() throws {
    let frames = (0..<3).map { _ in Frame(width: 4, height: 4, numbers: (0..<16).map { UInt8($0 % 8) }) }
    let whole = Self.file(4, 4, frames)
    for count in 6..<(whole.count - 1) {
      #expect(throws: ImageError.self) { try AnimationDecoder.decode(Array(whole[..<count])) }
    }
    var huge = whole
    huge.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: ImageError.tooLarge(width: 65535, height: 65535, limit: 1 << 28)) {
      try AnimationDecoder.decode(huge)
    }
    #expect(throws: ImageError.self) { try AnimationDecoder.decode(whole, pixelLimit: 40) }
    #expect(throws: ImageError.self) { try AnimationDecoder.decode(Self.file(0, 4, frames)) }
  }
}
