import GalleyPicture

struct GIFReader {
  private let bytes: [UInt8]
  private let pixelLimit: Int
  private let limitsTotal: Bool
  private var position = 0
  private var hasBegun = false
  private var isOver = false
  private var count = 0
  private(set) var width = 0
  private(set) var height = 0
  private var globalColors: [UInt32] = []
  private var canvas: [UInt32] = []
  private var control = Control()
  /// The number of repetitions according to the part of the file that was already read; 0 means endless.
  private(set) var plays = 1

  private struct Control {
    var delay = 0
    var transparent: Int?
    var disposal = 0
  }

  static func isGIF(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
  }

  /// Creates a reader. `pixelLimit` applies to all frames together, or to each frame if `limitsTotal` is false.
  init(_ bytes: [UInt8], pixelLimit: Int, limitsTotal: Bool = true) {
    self.bytes = bytes
    self.pixelLimit = pixelLimit
    self.limitsTotal = limitsTotal
  }

  mutating func read() throws(ImageError) -> AnimatedImage {
    var frames: [AnimatedImage.Frame] = []
    while let frame = try next() { frames.append(frame) }
    return AnimatedImage(frames: frames, plays: plays)
  }

  mutating func next() throws(ImageError) -> AnimatedImage.Frame? {
    if !hasBegun { try readHeader() }
    while let block = try nextBlock() {
      if block == .frame { return try readFrame() }
    }
    guard count > 0 else { throw Self.damage("it contains no frame") }
    return nil
  }

  mutating func durations() throws(ImageError) -> [Double] {
    try readHeader(takesCanvas: false)
    var durations: [Double] = []
    while let block = try nextBlock() {
      guard block == .frame else { continue }
      _ = try readFrameHeader()
      durations.append(Double(control.delay) / 100)
      control = Control()
      guard durations.count <= AnimationDecoder.frameLimit else {
        throw .tooManyFrames(limit: AnimationDecoder.frameLimit)
      }
    }
    return durations
  }

  private mutating func readHeader(takesCanvas: Bool = true) throws(ImageError) {
    hasBegun = true
    position = 6
    (width, height) = (try number(), try number())
    guard width > 0, height > 0 else { throw Self.damage("it has no pixels") }
    try ImageDecoder.check(width: width, height: height, limit: pixelLimit)
    let flags = try byte()
    position += 2
    if flags & 0x80 != 0 { globalColors = try colors(2 << Int(flags & 7)) }
    if takesCanvas { canvas = [UInt32](repeating: 0, count: width * height) }
  }

  private enum Block { case frame, other }

  /// Reads only the marker of the next block. Returns nil at the end of the file.
  private mutating func nextBlock() throws(ImageError) -> Block? {
    guard !isOver else { return nil }
    switch try byte() {
    case 0x21:
      try readExtension()
      return .other
    case 0x2C: return .frame
    case 0x3B:
      isOver = true
      return nil
    default: throw Self.damage("an unknown block at byte \(position - 1)")
    }
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

  private struct FrameHeader {
    let area: Area
    let palette: [UInt32]
    let isInterlaced: Bool
    let bits: Int
    let data: [UInt8]
  }

  private mutating func readFrameHeader() throws(ImageError) -> FrameHeader {
    let (x, y, columns, rows) = (try number(), try number(), try number(), try number())
    guard x + columns <= width, y + rows <= height else { throw Self.damage("a frame extends beyond the image") }
    let flags = try byte()
    let palette = flags & 0x80 != 0 ? try colors(2 << Int(flags & 7)) : globalColors
    let bits = Int(try byte())
    return FrameHeader(
      area: Area(x: x, y: y, width: columns, height: rows), palette: palette, isInterlaced: flags & 0x40 != 0,
      bits: bits, data: try subBlocks())
  }

  private mutating func readFrame() throws(ImageError) -> AnimatedImage.Frame {
    let header = try readFrameHeader()
    let pixels = header.area.width * header.area.height
    guard var decoder = LZWDecoder(bits: header.bits) else { throw Self.damage("a frame of \(header.bits) bits") }
    let numbers = decoder.decode(header.data, total: pixels)
    guard numbers.count == pixels else { throw Self.damage("a frame ends early") }
    if limitsTotal {
      try AnimationDecoder.check(frames: count + 1, width: width, height: height, pixelLimit: pixelLimit)
    }
    let before = control.disposal == 3 ? canvas : []
    draw(numbers, header.area, header.palette, isInterlaced: header.isInterlaced)
    let frame = AnimatedImage.Frame(bitmap: bitmap, duration: Double(control.delay) / 100)
    dispose(header.area, before)
    control = Control()
    count += 1
    return frame
  }

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
        // As in browsers, an index outside the palette is black.
        canvas[start + column] = number < palette.count ? palette[number] : 0xFF00_0000
      }
    }
  }

  private static func interlaced(_ count: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in Array(stride(from: start, to: count, by: step)) }
  }

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

  private mutating func number() throws(ImageError) -> Int { Int(try byte()) | Int(try byte()) << 8 }

  /// Reads colours as pixels with red in the lowest byte.
  private mutating func colors(_ count: Int) throws(ImageError) -> [UInt32] {
    guard position + count * 3 <= bytes.count else { throw Self.damage("it ends early") }
    defer { position += count * 3 }
    return (0..<count).map { index in
      let start = position + index * 3
      return 0xFF00_0000 | UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start])
    }
  }

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
