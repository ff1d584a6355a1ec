/// The rows of a PNG file as its pixels make them: what a pixel is there, which rows repeat, and what opaque pixels and
/// numbers come to in a checksum. Each row has a filter byte of zero before its pixels.
struct FileRows {
  /// What a pixel of the file is.
  enum Kind {
    /// One byte, a number in the palette.
    case palette(Palette)
    /// Red, green and blue.
    case rgb
    /// Red, green, blue and alpha.
    case rgba

    /// The number of the kind in a file's header.
    var colorType: UInt8 {
      switch self {
      case .palette: 3
      case .rgb: 2
      case .rgba: 6
      }
    }

    /// Bytes of a pixel.
    var pixelBytes: Int {
      switch self {
      case .palette: 1
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// A row as it was made last: rows that repeat are not made again.
  struct Line {
    /// The row with its filter.
    fileprivate let bytes: UnsafeMutableBufferPointer<UInt8>
    /// What a row of colours comes to.
    fileprivate var sums: (sum: UInt64, sums: UInt64) = (0, 0)

    /// The row's numbers, where pixels are such.
    var numbers: UnsafeMutablePointer<UInt8> { start + 1 }

    fileprivate var start: UnsafeMutablePointer<UInt8> {
      guard let start = bytes.baseAddress else { preconditionFailure("memory that was taken has an address") }
      return start
    }

    func deallocate() { bytes.deallocate() }
  }

  let pixels: PixelRows
  /// The smallest kind that keeps every pixel.
  let kind: Kind
  /// Which rows are the one above.
  let repeats: [Bool]
  /// Bytes of a pixel.
  let pixelBytes: Int

  /// The rows of `pixels`.
  init(_ pixels: PixelRows) {
    self.pixels = pixels
    // Half the rows of a screen are the ones above.
    let repeats = pixels.repeats()
    self.repeats = repeats
    if let palette = Palette(pixels, repeats: repeats) {
      kind = .palette(palette)
    } else {
      kind = (0..<pixels.height).allSatisfy { repeats[$0] || pixels.isOpaque(row: $0) } ? .rgb : .rgba
    }
    pixelBytes = kind.pixelBytes
  }

  /// Memory for a line.
  func emptyLine() -> Line {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pixels.width + 1)
    bytes.initialize(repeating: 0)
    return Line(bytes: bytes)
  }

  /// Appends row `y` to `checksum`; `line` is that of the row above, and becomes that of the row.
  func append(row y: Int, to checksum: inout Adler32, _ line: inout Line) {
    if case .palette(let palette) = kind {
      if !repeats[y] { palette.write(row: y, of: pixels, to: line.numbers) }
      checksum.append(line.start, count: pixels.width + 1)
    } else {
      if !repeats[y] {
        let sums = PixelSums(pixels, row: y)
        line.sums = (sums.sum, sums.sums)
      }
      checksum.append(count: pixels.width * 3 + 1, sum: line.sums.sum, sums: line.sums.sums)
    }
  }
}

extension PixelRows {
  /// Of each row, whether it is the one above.
  func repeats() -> [Bool] { (0..<height).map { $0 > 0 && isRow($0, equalTo: $0 - 1) } }
}
