import GalleyPicture

/// Reads the frames of a GIF as they are shown, in the words of its specification, version 89a.
struct GIFReader {
  private let bytes: UnsafeRawBufferPointer
  private let pixelLimit: Int
  private var position = 0
  private var width = 0
  private var height = 0
  private var globalColors: [UInt32] = []
  /// What is seen, a word a pixel.
  private var canvas: [UInt32] = []
  private var control = Control()
  private var frames: [AnimatedImage.Frame] = []
  private var plays = 1

  /// What is said of the frame that follows.
  private struct Control {
    var delay = 0
    var transparent: Int?
    var disposal = 0
  }

  /// Whether `bytes` start as a GIF does.
  static func isGIF(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
  }

  init(_ bytes: UnsafeRawBufferPointer, pixelLimit: Int) {
    self.bytes = bytes
    self.pixelLimit = pixelLimit
  }

  /// The animation, whose frames together have at most as many pixels as the limit allows.
  mutating func read() throws(ImageError) -> AnimatedImage {
    position = 6
    (width, height) = (try number(), try number())
    guard width > 0, height > 0 else { throw Self.damage("it has no pixels") }
    try ImageDecoder.check(width: width, height: height, limit: pixelLimit)
    let flags = try byte()
    position += 2
    if flags & 0x80 != 0 { globalColors = try colors(2 << Int(flags & 7)) }
    canvas = [UInt32](repeating: 0, count: width * height)
    while try readBlock() {}
    guard !frames.isEmpty else { throw Self.damage("it holds no frame") }
    return AnimatedImage(frames: frames, plays: plays)
  }

  /// Reads the next block; false at the end of the file.
  private mutating func readBlock() throws(ImageError) -> Bool {
    switch try byte() {
    case 0x21: try readExtension()
    case 0x2C: try readFrame()
    case 0x3B: return false
    default: throw Self.damage("an unknown block at byte \(position - 1)")
    }
    return true
  }

  private mutating func readExtension() throws(ImageError) {
    let label = try byte()
    let data = try subBlocks()
    if label == 0xF9, data.count >= 4 {
      control.disposal = Int(data[0] >> 2 & 7)
      control.delay = Int(data[1]) | Int(data[2]) << 8
      control.transparent = data[0] & 1 == 1 ? Int(data[3]) : nil
    } else if label == 0xFF, data.starts(with: "NETSCAPE2.0".utf8), data.count >= 14 {
      plays = Int(data[12]) | Int(data[13]) << 8
    }
  }

  private mutating func readFrame() throws(ImageError) {
    let (x, y, columns, rows) = (try number(), try number(), try number(), try number())
    guard x + columns <= width, y + rows <= height else { throw Self.damage("a frame reaches out of the picture") }
    let flags = try byte()
    let palette = flags & 0x80 != 0 ? try colors(2 << Int(flags & 7)) : globalColors
    let bits = Int(try byte())
    let data = try subBlocks()
    guard var decoder = LZWDecoder(bits: bits) else { throw Self.damage("a frame of \(bits) bits") }
    let numbers = decoder.decode(data, total: columns * rows)
    guard numbers.count == columns * rows else { throw Self.damage("a frame ends early") }
    try AnimationDecoder.check(frames: frames.count + 1, width: width, height: height, pixelLimit: pixelLimit)
    let before = control.disposal == 3 ? canvas : []
    draw(numbers, Area(x: x, y: y, width: columns, height: rows), palette, isInterlaced: flags & 0x40 != 0)
    frames.append(AnimatedImage.Frame(bitmap: bitmap, duration: Double(control.delay) / 100))
    dispose(Area(x: x, y: y, width: columns, height: rows), before)
    control = Control()
  }

  /// A part of the picture.
  private struct Area {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  private mutating func draw(_ numbers: [UInt8], _ area: Area, _ palette: [UInt32], isInterlaced: Bool) {
    let lines = isInterlaced ? Self.interlaced(area.height) : Array(0..<area.height)
    for (row, line) in lines.enumerated() {
      let start = (area.y + line) * width + area.x
      for column in 0..<area.width {
        let number = Int(numbers[row * area.width + column])
        guard number != control.transparent else { continue }
        // A number without a colour is black, as in browsers.
        canvas[start + column] = number < palette.count ? palette[number] : 0xFF00_0000
      }
    }
  }

  /// The lines in the order in which an interlaced frame has them: every eighth, those between, and so on.
  private static func interlaced(_ count: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in Array(stride(from: start, to: count, by: step)) }
  }

  /// What becomes of a frame when the next one is shown.
  private mutating func dispose(_ area: Area, _ before: [UInt32]) {
    switch control.disposal {
    case 2:
      for y in area.y..<(area.y + area.height) {
        for x in area.x..<(area.x + area.width) { canvas[y * width + x] = 0 }
      }
    case 3: canvas = before
    default: break
    }
  }

  private var bitmap: Bitmap {
    let pixels = [UInt8](unsafeUninitializedCapacity: canvas.count * 4) { buffer, count in
      canvas.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
      count = canvas.count * 4
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension GIFReader {
  private static func damage(_ detail: String) -> ImageError { .damaged(format: "GIF", detail: detail) }

  private mutating func byte() throws(ImageError) -> UInt8 {
    guard position < bytes.count else { throw Self.damage("it ends early") }
    defer { position += 1 }
    return bytes[position]
  }

  /// Two bytes, lowest first.
  private mutating func number() throws(ImageError) -> Int { Int(try byte()) | Int(try byte()) << 8 }

  /// `count` opaque colours as pixels, whose lowest byte is red.
  private mutating func colors(_ count: Int) throws(ImageError) -> [UInt32] {
    guard position + count * 3 <= bytes.count else { throw Self.damage("it ends early") }
    defer { position += count * 3 }
    return (0..<count).map { index in
      let start = position + index * 3
      return 0xFF00_0000 | UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start])
    }
  }

  /// The bytes of a row of blocks, each behind its length, up to one of length 0.
  private mutating func subBlocks() throws(ImageError) -> [UInt8] {
    var data: [UInt8] = []
    while true {
      let length = Int(try byte())
      guard length > 0 else { return data }
      guard position + length <= bytes.count else { throw Self.damage("it ends early") }
      data += bytes[position..<(position + length)]
      position += length
    }
  }
}
