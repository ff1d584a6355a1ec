/// Both images, blended with white, with an identical margin of 15 pixels for the windows at the edge. The margin
/// alternates between magenta and green, so it is never flat.
struct PaddedPlanes: Sendable {
  static let margin = 15

  let width: Int
  let height: Int
  let channels: [[UInt8]]

  init(_ pair: PixelPair) {
    let (width, height) = (pair.size.width + 2 * Self.margin, pair.size.height + 2 * Self.margin)
    self.width = width
    self.height = height
    channels = [pair.first, pair.second].flatMap { plane in
      (0..<3).map { channel in Self.channel(channel, of: plane, pair.size, width, height) }
    }
  }

  private static func channel(
    _ channel: Int, of plane: PixelPlane, _ size: PixelSize, _ width: Int, _ height: Int
  ) -> [UInt8] {
    let shift = UInt32(channel * 8)
    return [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
      for y in 0..<height {
        for x in 0..<width {
          let (column, row) = (x - margin, y - margin)
          let isInside = column >= 0 && row >= 0 && column < size.width && row < size.height
          let isMagenta = (x + y) % 2 == 0
          let around: UInt8 = (channel == 1) != isMagenta ? 255 : 0
          bytes[y * width + x] = isInside ? onWhite(plane[column, row], shift) : around
        }
      }
      count = width * height
    }
  }

  @inline(__always)
  private static func onWhite(_ pixel: UInt32, _ shift: UInt32) -> UInt8 {
    let value = pixel >> shift & 0xFF
    return pixel.isOpaque ? UInt8(value) : UInt8(255 + (Double(value) - 255) * (pixel.alpha / 255))
  }

  @inline(__always)
  private func place(_ x: Int, _ y: Int) -> Int { (y + Self.margin) * width + x + Self.margin }

  func color(_ image: Int, _ x: Int, _ y: Int) -> CIELab {
    let place = place(x, y)
    let (red, green, blue) = (
      channels[image * 3][place], channels[image * 3 + 1][place], channels[image * 3 + 2][place]
    )
    return CIELab(0xFF00_0000 | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red))
  }

  func isFlat(_ image: Int, _ x: Int, _ y: Int) -> Bool {
    let start = place(x, y) - width - 1
    return (0..<3).allSatisfy { channel in
      let bytes = channels[image * 3 + channel]
      let value = bytes[start]
      return (0..<9).allSatisfy { bytes[start + $0 / 3 * width + $0 % 3] == value }
    }
  }
}
