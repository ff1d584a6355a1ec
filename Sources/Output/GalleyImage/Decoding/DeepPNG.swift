public import GalleyPicture

/// A PNG with 16 bits per channel, stored as two images with 8 bits per channel: the high bytes and the low bytes.
public struct DeepPNG: Hashable, Sendable {
  public let high: Bitmap
  public let low: Bitmap

  /// Converts an image with 8 bits per channel by repeating each byte.
  public init(_ bitmap: Bitmap) { (high, low) = (bitmap, bitmap) }

  /// Reads the image in `bytes`. Fails if it is damaged or is not a PNG with 16 bits per channel.
  ///
  /// - Parameters:
  ///   - bytes: The content of a PNG file.
  ///   - pixelLimit: The maximum number of pixels. Reading a larger image fails.
  public init?(_ bytes: [UInt8], pixelLimit: Int = ImageDecoder.defaultPixelLimit) {
    guard bytes.count > 24, bytes[24] == 16, let size = ImageDecoder.size(of: bytes) else { return nil }
    let file = bytes.withUnsafeBytes { DeepFile($0) }
    guard let file, size.width > 0, size.height > 0, size.width <= pixelLimit / size.height,
      let planes = file.planes(width: size.width, height: size.height)
    else { return nil }
    high = Bitmap(width: size.width, height: size.height, pixels: planes.high)
    low = Bitmap(width: size.width, height: size.height, pixels: planes.low)
  }
}

private struct DeepFile {
  private let colorType: UInt8
  private let isInterlaced: Bool
  private let transparency: [UInt8]
  private let data: [UInt8]

  init?(_ file: UnsafeRawBufferPointer) {
    guard file.starts(with: PNGChunks.signature) else { return nil }
    var header: [UInt8] = []
    var (transparency, data): ([UInt8], [UInt8]) = ([], [])
    for chunk in PNGChunks(file) {
      guard chunk.isIntact else { return nil }
      switch chunk.name {
      case "IHDR" where header.isEmpty: header = Array(chunk.body)
      case "tRNS": transparency = Array(chunk.body)
      case "IDAT": data += chunk.body
      default: break
      }
    }
    guard header.count == 13, [0, 2, 4, 6].contains(header[9]), header[10] == 0, header[11] == 0, header[12] <= 1
    else { return nil }
    (colorType, isInterlaced, self.transparency, self.data) = (header[9], header[12] == 1, transparency, data)
  }

  private var pixelBytes: Int { [0: 2, 2: 6, 4: 4, 6: 8][colorType] ?? 2 }

  private var passes: [InterlacedPNG.Pass] {
    isInterlaced ? InterlacedPNG.passes : [InterlacedPNG.Pass(x: 0, y: 0, dx: 1, dy: 1)]
  }

  func planes(width: Int, height: Int) -> (high: [UInt8], low: [UInt8])? {
    func rowBytes(_ pass: InterlacedPNG.Pass) -> Int { pass.width(in: width) * pixelBytes }
    let sizes = passes.map { rowBytes($0) == 0 ? 0 : (rowBytes($0) + 1) * $0.height(in: height) }
    var raw = [UInt8](repeating: 0, count: sizes.reduce(0, +))
    guard raw.withUnsafeMutableBytes({ Inflater()?.decompress(data, into: $0) }) == true else { return nil }
    var (high, low) = (
      [UInt8](repeating: 0, count: width * height * 4), [UInt8](repeating: 0, count: width * height * 4)
    )
    var start = 0
    for (pass, size) in zip(passes, sizes) where size > 0 {
      let count = rowBytes(pass)
      for row in 0..<pass.height(in: height) {
        let line = start + row * (count + 1)
        guard undoFilter(&raw, line, count, isFirst: row == 0) else { return nil }
        for column in 0..<pass.width(in: width) {
          let target = ((pass.y + row * pass.dy) * width + pass.x + column * pass.dx) * 4
          spread(raw, line + 1 + column * pixelBytes, to: target, &high, &low)
        }
      }
      start += size
    }
    return (high, low)
  }

  private func undoFilter(_ raw: inout [UInt8], _ line: Int, _ count: Int, isFirst: Bool) -> Bool {
    raw.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      let filter = PNGFilter(
        row: base + line + 1, above: isFirst ? nil : base + line - count, count: count, pixelBytes: pixelBytes)
      return filter.undo(base[line])
    }
  }

  private func spread(_ raw: [UInt8], _ source: Int, to target: Int, _ high: inout [UInt8], _ low: inout [UInt8]) {
    let isGrey = colorType == 0 || colorType == 4
    for channel in 0..<3 {
      let place = source + (isGrey ? 0 : channel * 2)
      (high[target + channel], low[target + channel]) = (raw[place], raw[place + 1])
    }
    let colors = isGrey ? 2 : 6
    let isClear = !transparency.isEmpty && raw[source..<(source + colors)].elementsEqual(transparency)
    let alpha: (UInt8, UInt8) =
      colorType >= 4 ? (raw[source + colors], raw[source + colors + 1]) : isClear ? (0, 0) : (255, 255)
    (high[target + 3], low[target + 3]) = alpha
  }
}
