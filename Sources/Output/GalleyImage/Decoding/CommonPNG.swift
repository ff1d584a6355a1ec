import CDeflate
import GalleyPicture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the common kinds of PNG files: 8 bits per channel, not interlaced, RGB, RGBA or with a palette. With
/// libdeflate, this takes half the time of libpng, which reads all other files and damaged ones.
struct CommonPNG {
  private let width: Int
  private let height: Int
  /// The number of bytes per pixel: 4 with alpha, 3 without alpha, 1 for a palette index.
  private let pixelBytes: Int
  private let palette: [UInt32]
  private let data: [UInt8]

  init?(_ bytes: UnsafeRawBufferPointer, pixelLimit: Int) {
    var header: UnsafeRawBufferPointer?
    var (colors, alphas): (UnsafeRawBufferPointer?, UnsafeRawBufferPointer?)
    var data: [UInt8] = []
    var isWhole = false
    var last = ""
    for chunk in PNGChunks(bytes) {
      guard chunk.isIntact else { return nil }
      switch chunk.name {
      case "IHDR" where header == nil && last.isEmpty: header = chunk.body
      case "PLTE" where colors == nil && data.isEmpty: colors = chunk.body
      case "tRNS" where alphas == nil && data.isEmpty: alphas = chunk.body
      case "IDAT" where data.isEmpty || last == "IDAT": data += chunk.body
      case "IEND": isWhole = true
      default:
        // Chunks whose names begin with a lower-case letter are optional and may be skipped.
        guard chunk.name.utf8.first.map({ $0 >= 97 }) == true, chunk.name != "tRNS" else { return nil }
      }
      last = chunk.name
      if isWhole { break }
    }
    guard isWhole, let header, header.count == 13, header[8] == 8, header[10...].allSatisfy({ $0 == 0 }) else {
      return nil
    }
    width = header.bigEndianNumber(at: 0)
    height = header.bigEndianNumber(at: 4)
    guard width > 0, height > 0, width < 1 << 31, height < 1 << 31, width <= pixelLimit / height else { return nil }
    switch header[9] {
    case 2 where alphas == nil: pixelBytes = 3
    case 6 where alphas == nil: pixelBytes = 4
    case 3:
      pixelBytes = 1
      guard let colors, colors.count % 3 == 0, (3...768).contains(colors.count),
        (alphas?.count ?? 0) <= colors.count / 3
      else { return nil }
    default: return nil
    }
    palette = header[9] == 3 ? Self.palette(colors, alphas) : []
    self.data = data
  }

  private static func palette(_ colors: UnsafeRawBufferPointer?, _ alphas: UnsafeRawBufferPointer?) -> [UInt32] {
    guard let colors else { return [] }
    return (0..<colors.count / 3).map { index in
      let alpha = alphas.flatMap { index < $0.count ? $0[index] : nil } ?? 255
      let start = index * 3
      return UInt32(colors[start]) | UInt32(colors[start + 1]) << 8 | UInt32(colors[start + 2]) << 16
        | UInt32(alpha) << 24
    }
  }

  /// Decodes the pixels. Returns nil if the data is damaged.
  func decode(_ visit: RowVisit = { _, _, _ in }) -> Bitmap? {
    let (stride, count) = (width * 4, rowBytes * height)
    // The data is decompressed to the end of the bitmap's memory, so that no row of pixels overwrites data before it is
    // read.
    let lead = max(stride, stride * height - rowBytes * (height - 1))
    return bitmap(capacity: lead + count) { target in
      let data = target + lead
      guard inflate(into: UnsafeMutableRawBufferPointer(start: data, count: count)) else { return false }
      return (0..<height).allSatisfy { y in
        let (row, line) = (data + y * rowBytes, target + y * stride)
        guard undoFilter(of: row, above: y > 0 ? row - rowBytes + 1 : nil) else { return false }
        // In images of screens, half of the rows are identical to the row above.
        let isRepeated = y > 0 && memcmp(row + 1, row - rowBytes + 1, rowBytes - 1) == 0
        if isRepeated {
          memcpy(line, line - stride, stride)
        } else if !convert(row + 1, to: line) {
          return false
        }
        visit(y, line, isRepeated)
        return true
      }
    }
  }

  /// A function that receives the number of a row, its RGBA pixels, and whether they are identical to those of the row
  /// above.
  typealias RowVisit = (Int, UnsafeRawPointer, Bool) -> Void

  private var rowBytes: Int { width * pixelBytes + 1 }

  private func inflate(into raw: UnsafeMutableRawBufferPointer) -> Bool {
    Inflater()?.decompress(data, into: raw) ?? false
  }

  private func undoFilter(of row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?) -> Bool {
    PNGFilter(row: row + 1, above: above, count: rowBytes - 1, pixelBytes: pixelBytes).undo(row.pointee)
  }

  private func bitmap(capacity: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Bool) -> Bitmap? {
    var isFilled = false
    let pixels = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      isFilled = buffer.baseAddress.map(fill) ?? false
      count = isFilled ? width * height * 4 : 0
    }
    return isFilled ? Bitmap(width: width, height: height, pixels: pixels) : nil
  }

  /// Converts a row. Returns false if it contains an index outside the palette.
  private func convert(_ row: UnsafeMutablePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) -> Bool {
    let words = UnsafeMutableRawPointer(target)
    switch pixelBytes {
    case 4: memcpy(words, row, width * 4)
    case 3: convertOpaque(UnsafeRawPointer(row), to: words)
    default: return palette.withUnsafeBufferPointer { convert(row, by: $0, to: words) }
    }
    return true
  }

  private func convertOpaque(_ row: UnsafeRawPointer, to words: UnsafeMutableRawPointer) {
    func load(_ x: Int) -> UInt32 { row.loadUnaligned(fromByteOffset: x &* 3, as: UInt32.self) | 0xFF00_0000 }
    func part(_ offset: Int) -> UInt64 { row.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    var x = 0
    // Reading a word includes a byte of the next pixel. Nine pixels are compared at a time.
    while x &+ 9 < width {
      let start = x &* 3
      let (first, second, third) = (part(start), part(start &+ 8), part(start &+ 16))
      let changes =
        (first ^ part(start &+ 3)) | (second ^ part(start &+ 11)) | (third ^ part(start &+ 19))
      if changes == 0 {
        words.storeBytes(of: SIMD8(repeating: load(x)), toByteOffset: x &* 4, as: SIMD8<UInt32>.self)
      } else {
        for pixel in x..<(x &+ 8) { words.storeBytes(of: load(pixel), toByteOffset: pixel &* 4, as: UInt32.self) }
      }
      x = x &+ 8
    }
    for pixel in x..<width {
      let bytes = row + pixel * 3
      let (red, green, blue) = (
        bytes.load(as: UInt8.self), (bytes + 1).load(as: UInt8.self), (bytes + 2).load(as: UInt8.self)
      )
      let word = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
      words.storeBytes(of: word, toByteOffset: pixel * 4, as: UInt32.self)
    }
  }

  private func convert(
    _ row: UnsafeMutablePointer<UInt8>, by colors: UnsafeBufferPointer<UInt32>, to words: UnsafeMutableRawPointer
  ) -> Bool {
    let numbers = UnsafeRawPointer(row)
    var x = 0
    while x < width {
      let number = row[x]
      guard Int(number) < colors.count else { return false }
      let color = colors[Int(number)]
      // Interfaces consist mostly of long runs, so eight identical pixels are written at a time.
      let (eight, run) = (SIMD8(repeating: color), UInt64(number) &* 0x0101_0101_0101_0101)
      while x &+ 8 <= width, numbers.loadUnaligned(fromByteOffset: x, as: UInt64.self) == run {
        words.storeBytes(of: eight, toByteOffset: x &* 4, as: SIMD8<UInt32>.self)
        x = x &+ 8
      }
      while x < width, row[x] == number {
        words.storeBytes(of: color, toByteOffset: x &* 4, as: UInt32.self)
        x = x &+ 1
      }
    }
    return true
  }
}

extension UnsafeRawBufferPointer {
  func bigEndianNumber(at offset: Int) -> Int {
    Int(UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }
}
