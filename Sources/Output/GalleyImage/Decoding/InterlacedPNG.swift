import GalleyPicture

/// Reads interlaced files pass by pass. libpng's simplified API decodes interlaced files with 16 bits per channel
/// incorrectly (version 1.6.39), but decodes each single pass correctly.
struct InterlacedPNG {
  struct Pass {
    let x: Int
    let y: Int
    let dx: Int
    let dy: Int

    func width(in width: Int) -> Int { max(0, (width - x + dx - 1) / dx) }
    func height(in height: Int) -> Int { max(0, (height - y + dy - 1) / dy) }
  }

  /// The passes of an interlaced file (PNG specification, 8.2).
  static let passes = [
    Pass(x: 0, y: 0, dx: 8, dy: 8), Pass(x: 4, y: 0, dx: 8, dy: 8), Pass(x: 0, y: 4, dx: 4, dy: 8),
    Pass(x: 2, y: 0, dx: 4, dy: 4), Pass(x: 0, y: 2, dx: 2, dy: 4), Pass(x: 1, y: 0, dx: 2, dy: 2),
    Pass(x: 0, y: 1, dx: 1, dy: 2),
  ]

  private let width: Int
  private let height: Int
  private let colorType: UInt8
  /// The transparent colours as stored in the file. Empty if there are none.
  private let transparency: [UInt8]
  private let data: [UInt8]

  init?(_ bytes: UnsafeRawBufferPointer, pixelLimit: Int) {
    var header: UnsafeRawBufferPointer?
    var transparency: [UInt8] = []
    var data: [UInt8] = []
    for chunk in PNGChunks(bytes) {
      guard chunk.isIntact else { return nil }
      switch chunk.name {
      case "IHDR" where header == nil: header = chunk.body
      case "tRNS": transparency = Array(chunk.body)
      case "IDAT": data += chunk.body
      default: break
      }
    }
    guard let header, header.count == 13, header[8] == 16, [0, 2, 4, 6].contains(header[9]),
      header[10...].elementsEqual([0, 0, 1])
    else { return nil }
    (width, height, colorType) = (header.bigEndianNumber(at: 0), header.bigEndianNumber(at: 4), header[9])
    guard width > 0, height > 0, width < 1 << 31, height < 1 << 31, width <= pixelLimit / height else { return nil }
    (self.transparency, self.data) = (transparency, data)
  }

  func decode(_ read: (UnsafeRawBufferPointer) throws(ImageError) -> Bitmap) -> Bitmap? {
    var raw = [UInt8](repeating: 0, count: InterlacedPNG.passes.reduce(0) { $0 + count(of: $1) })
    guard raw.withUnsafeMutableBytes({ Inflater()?.decompress(data, into: $0) }) == true else { return nil }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    var start = 0
    for pass in InterlacedPNG.passes where count(of: pass) > 0 {
      let end = start + count(of: pass)
      guard let file = file(of: pass, raw[start..<end]) else { return nil }
      guard let part = file.withUnsafeBytes({ try? read($0) }) else { return nil }
      weave(part, of: pass, into: &pixels)
      start = end
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func count(of pass: Pass) -> Int {
    let (columns, rows) = (pass.width(in: width), pass.height(in: height))
    let numbers = [0: 1, 2: 3, 4: 2, 6: 4][colorType] ?? 0
    return columns == 0 ? 0 : (columns * numbers * 2 + 1) * rows
  }

  private func file(of pass: Pass, _ rows: ArraySlice<UInt8>) -> [UInt8]? {
    guard let deflater = Deflater(level: 0) else { return nil }
    let compressed = [UInt8](unsafeUninitializedCapacity: deflater.bound(for: rows.count)) { buffer, count in
      count = rows.withUnsafeBytes { deflater.compress($0, into: UnsafeMutableRawBufferPointer(buffer)) }
    }
    let size = bigEndian(UInt32(pass.width(in: width))) + bigEndian(UInt32(pass.height(in: height)))
    return PNGChunks.signature + PNGChunks.bytes("IHDR", size + [16, colorType, 0, 0, 0])
      + (transparency.isEmpty ? [] : PNGChunks.bytes("tRNS", transparency))
      + PNGChunks.bytes("IDAT", compressed) + PNGChunks.bytes("IEND", [])
  }

  private func weave(_ part: Bitmap, of pass: Pass, into pixels: inout [UInt8]) {
    for row in 0..<part.height {
      for column in 0..<part.width {
        let source = (row * part.width + column) * 4
        let target = ((pass.y + row * pass.dy) * width + pass.x + column * pass.dx) * 4
        for channel in 0..<4 { pixels[target + channel] = part.pixels[source + channel] }
      }
    }
  }
}
