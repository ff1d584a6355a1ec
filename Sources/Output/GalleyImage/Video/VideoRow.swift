/// The colour differences of a row at even columns, where chroma samples are located. Each is a weighted sum of the
/// three columns around it.
struct VideoRow: Hashable, Sendable {
  private var blue: [Int32]
  private var red: [Int32]

  init(columns: Int) {
    blue = [Int32](repeating: 0, count: columns)
    red = blue
  }

  /// The colours of a row. They are padded to an even number, and the first one is repeated before them.
  struct Colors {
    private var red: [UInt8]
    private var green: [UInt8]
    private var blue: [UInt8]

    init(columns: Int) {
      red = [UInt8](repeating: 0, count: columns * 2 + 1)
      (green, blue) = (red, red)
    }

    mutating func read(_ pixels: PixelRows, row y: Int) {
      let row = pixels.base + y * pixels.stride
      let (width, order) = (pixels.width, pixels.order)
      let count = red.count
      red.withUnsafeMutableBufferPointer { red in
        green.withUnsafeMutableBufferPointer { green in
          blue.withUnsafeMutableBufferPointer { blue in
            for x in 0..<width {
              let word = PixelRows.onWhite(row.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self), order)
              red[x &+ 1] = UInt8(truncatingIfNeeded: word)
              green[x &+ 1] = UInt8(truncatingIfNeeded: word >> 8)
              blue[x &+ 1] = UInt8(truncatingIfNeeded: word >> 16)
            }
            for plane in [red, green, blue] {
              plane[0] = plane[1]
              plane[count - 1] = plane[width]
            }
          }
        }
      }
    }

    func writeLuma(to target: UnsafeMutableBufferPointer<UInt8>, at start: Int) {
      let target = UnsafeMutableBufferPointer(rebasing: target[start..<start + red.count - 1])
      withPlanes { red, green, blue in
        for x in 0..<target.count {
          target[x] = VideoColor.luma(
            red: UInt32(red[x &+ 1]), green: UInt32(green[x &+ 1]), blue: UInt32(blue[x &+ 1]))
        }
      }
    }

    func withPlanes(
      _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Void
    ) {
      red.withUnsafeBufferPointer { red in
        green.withUnsafeBufferPointer { green in blue.withUnsafeBufferPointer { body(red, green, $0) } }
      }
    }
  }

  mutating func sum(_ colors: Colors) {
    blue.withUnsafeMutableBufferPointer { blueness in
      red.withUnsafeMutableBufferPointer { redness in
        colors.withPlanes { red, green, blue in
          for column in 0..<blueness.count {
            let x = 2 &* column
            @inline(__always) func three(_ plane: UnsafeBufferPointer<UInt8>) -> Int32 {
              Int32(plane[x]) &+ 2 &* Int32(plane[x &+ 1]) &+ Int32(plane[x &+ 2])
            }
            let (red, green, blue) = (three(red), three(green), three(blue))
            blueness[column] = VideoColor.blueness(red: red, green: green, blue: blue)
            redness[column] = VideoColor.redness(red: red, green: green, blue: blue)
          }
        }
      }
    }
  }

  func pair(with above: VideoRow, into chroma: inout VideoStrip.Chroma, row number: Int) {
    chroma.blue.withUnsafeMutableBufferPointer { blue in
      chroma.red.withUnsafeMutableBufferPointer { pair(with: above, blue, $0, at: number * self.blue.count) }
    }
  }

  func pair(
    with above: VideoRow, _ blueTarget: UnsafeMutableBufferPointer<UInt8>,
    _ redTarget: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) {
    let columns = blue.count
    VideoRow.pair(blue, above.blue, columns) { blueTarget[start &+ $0] = VideoColor.chroma(blueness: $1) }
    VideoRow.pair(red, above.red, columns) { redTarget[start &+ $0] = VideoColor.chroma(redness: $1) }
  }

  @inline(__always)
  private static func pair(_ row: [Int32], _ above: [Int32], _ columns: Int, _ write: (Int, Int32) -> Void) {
    row.withUnsafeBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        for column in 0..<columns { write(column, row[column] &+ above[column]) }
      }
    }
  }
}

extension PixelRows {
  @inline(__always)
  fileprivate static func onWhite(_ word: UInt32, _ order: Order) -> UInt32 {
    let alpha = word >> 24
    if order == .premultipliedBGRA {
      let rest = (255 &- alpha) &* 0x01_0101
      let sum = (word & 0xFF_FFFF) &+ rest
      return (sum >> 16 & 0xFF) | (sum & 0xFF00) | (sum & 0xFF) << 16
    }
    guard alpha < 255 else { return word }
    // (v + 128) · 257 / 65536 is v / 255 rounded to the nearest integer.
    func mixed(_ shift: UInt32) -> UInt32 {
      ((((word >> shift & 0xFF) * alpha + 255 * (255 - alpha) + 128) * 257) >> 16) << shift
    }
    return mixed(0) | mixed(8) | mixed(16)
  }
}
