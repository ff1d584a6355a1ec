import GalleyPicture

/// A simple GIF reader for tests: it supports local colours, but not interlacing.
struct SmallGIF {
  struct Frame {
    let bitmap: Bitmap
    let width: Int
    let height: Int
    /// The delay in hundredths of a second.
    let delay: Int
  }

  struct Damage: Error {
    let place: Int
  }

  private(set) var frames: [Frame] = []
  private let bytes: [UInt8]
  private var place = 0
  private var pixels: [UInt8]
  private let width: Int
  private let height: Int

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    guard bytes.count > 13, bytes.starts(with: Array("GIF89a".utf8)), bytes[10] & 0x80 == 0 else {
      throw Damage(place: 0)
    }
    (width, height) = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    pixels = [UInt8](repeating: 0, count: width * height * 4)
    place = 13
    try read()
  }

  private mutating func byte() throws -> Int {
    guard place < bytes.count else { throw Damage(place: place) }
    place += 1
    return Int(bytes[place - 1])
  }

  private mutating func number() throws -> Int { try byte() | byte() << 8 }

  private mutating func blocks() throws -> [UInt8] {
    var data: [UInt8] = []
    while true {
      let count = try byte()
      guard count > 0 else { return data }
      guard place + count <= bytes.count else { throw Damage(place: place) }
      data += bytes[place..<place + count]
      place += count
    }
  }

  private mutating func read() throws {
    var delay = 0
    while true {
      switch try byte() {
      case 0x21:
        let label = try byte()
        let data = try blocks()
        if label == 0xF9 { delay = Int(data[1]) | Int(data[2]) << 8 }
      case 0x2C: try readImage(delay)
      case 0x3B:
        guard place == bytes.count else { throw Damage(place: place) }
        return
      default: throw Damage(place: place)
      }
    }
  }

  private mutating func readImage(_ delay: Int) throws {
    let (x, y, width, height) = (try number(), try number(), try number(), try number())
    let flags = try byte()
    guard flags & 0x80 != 0, x + width <= self.width, y + height <= self.height else { throw Damage(place: place) }
    let table = place
    place += 3 << ((flags & 7) + 1)
    let bits = try byte()
    let indices = try SmallGIF.decompressed(try blocks(), bits: bits)
    guard indices.count == width * height else { throw Damage(place: place) }
    for (number, index) in indices.enumerated() {
      let target = ((y + number / width) * self.width + x + number % width) * 4
      for channel in 0..<3 { pixels[target + channel] = bytes[table + Int(index) * 3 + channel] }
      pixels[target + 3] = 255
    }
    let bitmap = Bitmap(width: self.width, height: self.height, pixels: pixels)
    frames.append(Frame(bitmap: bitmap, width: width, height: height, delay: delay))
  }

  private static func decompressed(_ data: [UInt8], bits: Int) throws -> [UInt8] {
    let clear = 1 << bits
    var table: [[UInt8]] = []
    var (width, buffer, pending) = (bits + 1, 0, 0)
    var last: [UInt8]?
    var indices: [UInt8] = []
    func reset() { table = (0..<clear).map { [UInt8($0 & 255)] } + [[], []] }
    reset()
    for byte in data {
      buffer |= Int(byte) << pending
      pending += 8
      while pending >= width {
        let code = buffer & ((1 << width) - 1)
        buffer >>= width
        pending -= width
        if code == clear {
          reset()
          (width, last) = (bits + 1, nil)
          continue
        }
        if code == clear + 1 { return indices }
        guard code < table.count || (code == table.count && last != nil) else { throw Damage(place: indices.count) }
        let run = code < table.count ? table[code] : (last ?? []) + [(last ?? [0])[0]]
        indices += run
        if let last, table.count < 4096 { table.append(last + [run[0]]) }
        if table.count == 1 << width, width < 12 { width += 1 }
        last = run
      }
    }
    throw Damage(place: indices.count)
  }
}
