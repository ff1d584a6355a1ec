import GalleyPicture

/// Reads BMP images. As the format specifies, the fourth byte of 32-bit pixels is alpha only if the file contains a
/// mask for it.
enum BMPReader: ComparedFormat {
  static func isFormat(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count >= 26, bytes.starts(with: "BM".utf8) else { return false }
    return [12, 16, 40, 52, 56, 64, 108, 124].contains(bytes.number32(14))
  }

  static func decode(
    _ bytes: UnsafeRawBufferPointer, fitting size: (width: Int, height: Int)?, pixelLimit: Int
  ) throws(ImageError) -> Bitmap {
    let header = try BMPHeader(bytes)
    try ImageDecoder.check(width: header.width, height: header.height, limit: pixelLimit)
    let pixels = header.isPacked ? try BMPRuns(bytes, header).pixels() : try plainPixels(bytes, header)
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  private static func plainPixels(_ bytes: UnsafeRawBufferPointer, _ header: BMPHeader) throws(ImageError) -> [UInt8] {
    // Rows are padded to multiples of 4 bytes.
    let stride = (header.width * header.bits + 31) / 32 * 4
    guard header.start <= bytes.count, (bytes.count - header.start) / max(stride, 1) >= header.height else {
      throw header.damage("it ends early")
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(header.width * header.height * 4)
    for y in 0..<header.height {
      let row = header.start + (header.isTopDown ? y : header.height - 1 - y) * stride
      for x in 0..<header.width { pixels += header.color(bytes, row: row, x) }
    }
    return pixels
  }
}

struct BMPHeader {
  let width: Int
  let height: Int
  let bits: Int
  let isTopDown: Bool
  let start: Int
  let isPacked: Bool
  private let colors: [[UInt8]]
  private let masks: [UInt32]

  init(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
    let size = bytes.number32(14)
    let isOld = size == 12
    guard bytes.count >= 14 + size else { throw BMPHeader.damage("its header ends early") }
    width = isOld ? bytes.number16(18) : Int(Int32(truncatingIfNeeded: bytes.number32(18)))
    let signed = isOld ? bytes.number16(20) : Int(Int32(truncatingIfNeeded: bytes.number32(22)))
    height = abs(signed)
    isTopDown = signed < 0
    bits = bytes.number16(isOld ? 24 : 28)
    let method = size >= 40 ? bytes.number32(30) : 0
    start = bytes.number32(10)
    isPacked = method == 1 && bits == 8 || method == 2 && bits == 4
    let isMasked = (method == 3 || method == 6) && (bits == 16 || bits == 32)
    guard width > 0, height > 0, [1, 2, 4, 8, 16, 24, 32].contains(bits), method == 0 || isPacked || isMasked else {
      throw BMPHeader.damage(method == 4 || method == 5 ? "it contains another image" : "its size or depth is zero")
    }
    // In older versions of the format, the masks come after the header.
    let count = !isMasked ? 0 : size >= 56 || method == 6 ? 4 : 3
    guard bytes.count >= 54 + count * 4 else { throw BMPHeader.damage("its masks are missing") }
    let own = (0..<count).map { UInt32(truncatingIfNeeded: bytes.number32(54 + $0 * 4)) }
    masks = isMasked ? own + [UInt32](repeating: 0, count: 4 - count) : bits == 16 ? [0x7C00, 0x3E0, 0x1F, 0] : []
    let place = 14 + size + (size == 40 && isMasked ? count * 4 : 0)
    colors = bits > 8 ? [] : BMPHeader.colors(bytes, from: place, each: isOld ? 3 : 4, limit: 1 << bits, end: start)
  }

  private static func colors(
    _ bytes: UnsafeRawBufferPointer, from start: Int, each: Int, limit: Int, end: Int
  ) -> [[UInt8]] {
    let space = max(0, min(bytes.count, end) - start) / each
    return (0..<min(limit, space)).map {
      let place = start + $0 * each
      return [bytes[place + 2], bytes[place + 1], bytes[place], 255]
    }
  }

  func color(_ index: Int) -> [UInt8] { index < colors.count ? colors[index] : [0, 0, 0, 255] }

  func color(_ bytes: UnsafeRawBufferPointer, row: Int, _ x: Int) -> [UInt8] {
    switch bits {
    case 24:
      let place = row + x * 3
      return [bytes[place + 2], bytes[place + 1], bytes[place], 255]
    case 16: return masked(UInt32(bytes.number16(row + x * 2)))
    case 32 where masks.isEmpty:
      let place = row + x * 4
      return [bytes[place + 2], bytes[place + 1], bytes[place], 255]
    case 32: return masked(UInt32(truncatingIfNeeded: bytes.number32(row + x * 4)))
    default:
      let bit = x * bits
      return color(Int(bytes[row + bit / 8]) >> (8 - bits - bit % 8) & (1 << bits - 1))
    }
  }

  private func masked(_ word: UInt32) -> [UInt8] {
    (0..<4).map { channel in
      let mask = masks[channel]
      guard mask != 0 else { return channel == 3 ? 255 : 0 }
      let shift = UInt32(mask.trailingZeroBitCount)
      let greatest = UInt64(mask >> shift)
      return UInt8(truncatingIfNeeded: (UInt64((word & mask) >> shift) * 255 + greatest / 2) / greatest)
    }
  }

  func damage(_ detail: String) -> ImageError { BMPHeader.damage(detail) }
  private static func damage(_ detail: String) -> ImageError { .damaged(format: "BMP", detail: detail) }
}

extension UnsafeRawBufferPointer {
  func number16(_ place: Int) -> Int { Int(self[place]) | Int(self[place + 1]) << 8 }
  func number32(_ place: Int) -> Int { number16(place) | number16(place + 2) << 16 }
}
