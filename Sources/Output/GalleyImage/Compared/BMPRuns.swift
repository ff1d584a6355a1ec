import GalleyPicture

struct BMPRuns {
  private let bytes: UnsafeRawBufferPointer
  private let header: BMPHeader
  private var place: Int
  private var x = 0
  private var y = 0
  private var isOver = false
  private var indices: [UInt8]

  init(_ bytes: UnsafeRawBufferPointer, _ header: BMPHeader) {
    self.bytes = bytes
    self.header = header
    place = header.start
    indices = [UInt8](repeating: 0, count: header.width * header.height)
  }

  /// Returns the decoded pixels. Pixels that no run covers get the first palette colour.
  func pixels() throws(ImageError) -> [UInt8] {
    var run = self
    while !run.isOver { try run.step() }
    let rows = header.isTopDown ? Array(0..<header.height) : (0..<header.height).reversed()
    return rows.flatMap { row in
      run.indices[(row * header.width)..<((row + 1) * header.width)].flatMap { header.color(Int($0)) }
    }
  }

  private mutating func step() throws(ImageError) {
    let count = try next()
    let value = try next()
    let isByte = header.bits == 8
    if count > 0 { return fill(count) { UInt8(isByte ? value : value >> ($0 % 2 == 0 ? 4 : 0) & 15) } }
    switch value {
    case 0: (x, y) = (0, y + 1)
    case 1: isOver = true
    case 2:
      x += try next()
      y += try next()
    default:
      // A series of literal indices, padded to an even number of bytes.
      let size = isByte ? value : (value + 1) / 2
      guard place + size <= bytes.count else { throw header.damage("it ends early") }
      let start = place
      let source = bytes
      fill(value) { index in
        isByte ? source[start + index] : UInt8(Int(source[start + index / 2]) >> (index % 2 == 0 ? 4 : 0) & 15)
      }
      place += size + size % 2
    }
    if y >= header.height { isOver = true }
  }

  private mutating func fill(_ count: Int, _ index: (Int) -> UInt8) {
    guard y < header.height else { return }
    for number in 0..<count where x + number < header.width { indices[y * header.width + x + number] = index(number) }
    x += count
  }

  private mutating func next() throws(ImageError) -> Int {
    guard place < bytes.count else { throw header.damage("it ends early") }
    defer { place += 1 }
    return Int(bytes[place])
  }
}
