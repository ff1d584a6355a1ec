struct ColorCells {
  /// The mean colour of each non-empty cell, in order of first occurrence.
  private(set) var colors: [UInt32] = []
  private(set) var counts: [Int] = []
  private(set) var cells: [Int] = []

  /// The number of bits per channel that determine a cell. The eye is most sensitive to green.
  private static let (red, green, blue): (UInt32, UInt32, UInt32) = (5, 6, 5)

  init(_ histogram: ColorHistogram) {
    var numbers = [Int32](repeating: -1, count: 1 << Int(Self.red + Self.green + Self.blue))
    var sums: [SIMD4<Int>] = []
    cells.reserveCapacity(histogram.colors.count)
    for (color, count) in zip(histogram.colors, histogram.counts) {
      let key = Self.key(of: color)
      if numbers[key] < 0 {
        numbers[key] = Int32(sums.count)
        sums.append(.zero)
      }
      let number = Int(numbers[key])
      sums[number] &+= SIMD4(Int(color & 0xFF), Int(color >> 8 & 0xFF), Int(color >> 16 & 0xFF), 1) &* count
      cells.append(number)
    }
    colors = sums.map { sum in
      func mean(_ channel: Int) -> UInt32 { UInt32((sum[channel] + sum[3] / 2) / max(sum[3], 1)) }
      return mean(0) | mean(1) << 8 | mean(2) << 16
    }
    counts = sums.map { $0[3] }
  }

  private static func key(of color: UInt32) -> Int {
    let (r, g, b) = (
      (color & 0xFF) >> (8 - red), (color >> 8 & 0xFF) >> (8 - green), (color >> 16 & 0xFF) >> (8 - blue)
    )
    return Int(r << (green + blue) | g << blue | b)
  }
}
