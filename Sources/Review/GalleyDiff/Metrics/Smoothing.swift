/// Detects pixels that differ only in antialiasing because a shape moved by less than a pixel. The colour of such a
/// pixel is within the range of its neighbours in the other image, and changes only by a fraction of their contrast.
struct Smoothing {
  private let first: PixelPlane
  private let second: PixelPlane
  let width: Int
  private let height: Int

  /// The maximum fraction of the contrast around a pixel that may change. A shift of half a pixel changes half of it,
  /// plus rounding.
  private static let part = 0.7
  private static let rounding = 2.0

  init(_ first: PixelPlane, _ second: PixelPlane, width: Int, height: Int) {
    (self.first, self.second, self.width, self.height) = (first, second, width, height)
  }

  @inline(__always)
  private static func luma(_ pixel: UInt32) -> Double {
    let (weights, channels) = (LumaWeights.yiq, pixel.onWhite)
    return channels.red * weights.red + channels.green * weights.green + channels.blue * weights.blue
  }

  func explains(_ x: Int, _ y: Int) -> Bool {
    let (old, new) = (span(first, x, y), span(second, x, y))
    let (one, other) = (Self.luma(first[x, y]), Self.luma(second[x, y]))
    let contrast = max(old.upperBound, new.upperBound) - min(old.lowerBound, new.lowerBound)
    guard abs(one - other) <= contrast * Self.part + Self.rounding else { return false }
    return old.lowerBound - Self.rounding <= other && other <= old.upperBound + Self.rounding
      || new.lowerBound - Self.rounding <= one && one <= new.upperBound + Self.rounding
  }

  /// Whether the pixel lies between unchanged pixels, as the end of a stroke does.
  func isBetweenUnchanged(_ x: Int, _ y: Int) -> Bool {
    let (one, other) = (Self.luma(first[x, y]), Self.luma(second[x, y]))
    return [(1, 0), (0, 1), (1, 1), (1, -1)].contains { dx, dy in
      let (left, right, top, bottom) = (x - dx, x + dx, min(y - dy, y + dy), max(y - dy, y + dy))
      guard left >= 0, right < width, top >= 0, bottom < height else { return false }
      let ends = [(left, y - dy), (right, y + dy)].map { column, row in
        (old: Self.luma(first[column, row]), new: Self.luma(second[column, row]))
      }
      guard ends.allSatisfy({ abs($0.old - $0.new) <= Self.rounding }) else { return false }
      let (minimum, maximum) = (min(ends[0].old, ends[1].old), max(ends[0].old, ends[1].old))
      guard maximum - minimum > 4 * Self.rounding else { return false }
      let range = (minimum - Self.rounding)...(maximum + Self.rounding)
      return range.contains(one) && range.contains(other)
    }
  }

  private func span(_ plane: PixelPlane, _ x: Int, _ y: Int) -> ClosedRange<Double> {
    var (minimum, maximum) = (Double.infinity, -Double.infinity)
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) {
        let luma = Self.luma(plane[column, row])
        minimum = min(minimum, luma)
        maximum = max(maximum, luma)
      }
    }
    return minimum...maximum
  }

  func step(_ x: Int, _ y: Int) -> Double { Self.luma(second[x, y]) - Self.luma(first[x, y]) }

  func steps(around x: Int, _ y: Int, reach: Int) -> (sum: Double, size: Double) {
    var (sum, size) = (0.0, 0.0)
    for row in max(y - reach, 0)...min(y + reach, height - 1) {
      for column in max(x - reach, 0)...min(x + reach, width - 1) where first[column, row] != second[column, row] {
        let step = step(column, row)
        sum += step
        size += abs(step)
      }
    }
    return (sum, size)
  }
}
