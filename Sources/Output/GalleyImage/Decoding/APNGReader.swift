import GalleyPicture

/// Reads animated PNG files. Apart from the chunks that wrap it, the data of each frame is that of a separate PNG.
struct APNGReader {
  private let pixelLimit: Int
  private let limitsTotal: Bool
  private var header: [UInt8] = []
  private var shared: [UInt8] = []
  private var sharedNames: Set<String> = []
  private var canvas = Canvas(width: 0, height: 0)
  private var promised = 0
  private var plays = 0
  private var count = 0
  private var isOver = false
  private var control: FrameControl?
  private var data: [UInt8] = []

  /// Creates a reader. `pixelLimit` applies to all frames together, or to each frame if `limitsTotal` is false.
  init(pixelLimit: Int, limitsTotal: Bool = true) {
    self.pixelLimit = pixelLimit
    self.limitsTotal = limitsTotal
  }

  mutating func read(_ file: UnsafeRawBufferPointer) throws(ImageError) -> AnimatedImage {
    var chunks = PNGChunks(file)
    var frames: [AnimatedImage.Frame] = []
    while let frame = try next(&chunks) { frames.append(frame) }
    return AnimatedImage(frames: frames, plays: plays)
  }

  mutating func next(_ chunks: inout PNGChunks) throws(ImageError) -> AnimatedImage.Frame? {
    while !isOver, let chunk = chunks.next() {
      isOver = chunk.name == "IEND"
      if let frame = try read(chunk) { return frame }
    }
    isOver = true
    if let frame = try finishFrame() { return frame }
    guard count == promised, promised > 0 else { throw damage("\(count) frames instead of \(promised)") }
    return nil
  }

  private mutating func read(_ chunk: PNGChunks.Chunk) throws(ImageError) -> AnimatedImage.Frame? {
    switch chunk.name {
    case "IHDR": try readHeader(chunk.body)
    case "acTL": try readPromise(chunk.body)
    case "fcTL":
      let frame = try finishFrame()
      control = try FrameControl(chunk.body, of: canvas)
      return frame
    case "IDAT":
      // If no control chunk precedes the default image, that image is not a frame.
      if control != nil { data += PNGChunks.bytes("IDAT", chunk.body) }
    case "fdAT":
      guard control != nil, chunk.body.count >= 4 else { throw damage("frame data without a frame") }
      data += PNGChunks.bytes("IDAT", chunk.body.dropFirst(4))
    case "PLTE", "tRNS":
      // These chunks are read again for every frame, so duplicates could multiply the work.
      guard sharedNames.insert(chunk.name).inserted else { throw damage("more than one \(chunk.name) chunk") }
      shared += PNGChunks.bytes(chunk.name, chunk.body)
    default: break
    }
    return nil
  }

  private mutating func readHeader(_ body: UnsafeRawBufferPointer) throws(ImageError) {
    guard body.count == 13 else { throw damage("a header of \(body.count) bytes") }
    header = Array(body)
    canvas = Canvas(width: body.bigEndianNumber(at: 0), height: body.bigEndianNumber(at: 4))
    try ImageDecoder.check(width: canvas.width, height: canvas.height, limit: pixelLimit)
  }

  private mutating func readPromise(_ body: UnsafeRawBufferPointer) throws(ImageError) {
    guard body.count == 8 else { throw damage("a broken acTL chunk") }
    promised = body.bigEndianNumber(at: 0)
    plays = body.bigEndianNumber(at: 4)
    guard limitsTotal else { return }
    try AnimationDecoder.check(frames: promised, width: canvas.width, height: canvas.height, pixelLimit: pixelLimit)
  }

  private mutating func finishFrame() throws(ImageError) -> AnimatedImage.Frame? {
    guard let control else { return nil }
    guard count < promised else { throw damage("more frames than its header declares") }
    let bitmap = try picture(control)
    let frame = AnimatedImage.Frame(bitmap: canvas.show(bitmap, control), duration: control.duration)
    canvas.dispose(control)
    self.control = nil
    data = []
    count += 1
    return frame
  }

  private func picture(_ control: FrameControl) throws(ImageError) -> Bitmap {
    let size = bigEndian(UInt32(control.width)) + bigEndian(UInt32(control.height))
    let file =
      PNGChunks.signature + PNGChunks.bytes("IHDR", size + header.dropFirst(8)) + shared
      + data + PNGChunks.bytes("IEND", [])
    return try ImageDecoder.decode(file, pixelLimit: pixelLimit)
  }

  private func damage(_ detail: String) -> ImageError { .damaged(format: "animated PNG", detail: detail) }
}

struct FrameControl {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  let duration: Double
  /// What happens to the frame's area before the next frame: 0 leaves it unchanged, 1 clears it, 2 restores the content
  /// before the frame.
  let disposal: UInt8
  let isBlended: Bool

  static func duration(_ body: UnsafeRawBufferPointer) -> Double {
    let (numerator, denominator) = (Int(body[20]) << 8 | Int(body[21]), Int(body[22]) << 8 | Int(body[23]))
    // A denominator of 0 means hundredths of a second.
    return Double(numerator) / Double(denominator == 0 ? 100 : denominator)
  }

  fileprivate init(_ body: UnsafeRawBufferPointer, of canvas: Canvas) throws(ImageError) {
    guard body.count == 26 else { throw .damaged(format: "animated PNG", detail: "a broken fcTL chunk") }
    (width, height) = (body.bigEndianNumber(at: 4), body.bigEndianNumber(at: 8))
    (x, y) = (body.bigEndianNumber(at: 12), body.bigEndianNumber(at: 16))
    guard width > 0, height > 0, x + width <= canvas.width, y + height <= canvas.height, body[24] <= 2 else {
      throw .damaged(format: "animated PNG", detail: "a frame outside the image")
    }
    duration = Self.duration(body)
    disposal = body[24]
    isBlended = body[25] == 1
  }
}

private struct Canvas {
  let width: Int
  let height: Int
  private var pixels: [UInt8] = []
  private var before: [UInt8] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  mutating func show(_ frame: Bitmap, _ control: FrameControl) -> Bitmap {
    if pixels.isEmpty { pixels = [UInt8](repeating: 0, count: width * height * 4) }
    // Before the first frame, the canvas is empty.
    before = control.disposal == 2 ? pixels : []
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let target = ((control.y + y) * width + control.x + x) * 4
        draw(frame[x, y], at: target, isBlended: control.isBlended)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  mutating func dispose(_ control: FrameControl) {
    if control.disposal == 2 { pixels = before }
    guard control.disposal == 1 else { return }
    for y in control.y..<(control.y + control.height) {
      let start = (y * width + control.x) * 4
      for place in start..<(start + control.width * 4) { pixels[place] = 0 }
    }
  }

  private mutating func draw(
    _ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8), at target: Int, isBlended: Bool
  ) {
    let (front, back) = (Int(pixel.alpha), Int(pixels[target + 3]))
    if isBlended, front == 0 { return }
    guard isBlended, front < 255, back > 0 else {
      (pixels[target], pixels[target + 1], pixels[target + 2], pixels[target + 3]) = pixel
      return
    }
    // "Over" compositing, in units of 1/255².
    let rest = back * (255 - front)
    let alpha = front * 255 + rest
    func mixed(_ over: UInt8, _ under: UInt8) -> UInt8 {
      UInt8((Int(over) * front * 255 + Int(under) * rest + alpha / 2) / alpha)
    }
    pixels[target] = mixed(pixel.red, pixels[target])
    pixels[target + 1] = mixed(pixel.green, pixels[target + 1])
    pixels[target + 2] = mixed(pixel.blue, pixels[target + 2])
    pixels[target + 3] = UInt8((alpha + 127) / 255)
  }
}
