/// Detects pixels that differ only in the antialiasing of an edge, by the rules of looks-same. Such a pixel has darker
/// and brighter neighbours, and at most two neighbours of its own brightness. Around its darkest or its brightest
/// neighbour, more than two pixels have the same brightness as that neighbour in both images, within the tolerance.
/// Pixels outside the image do not count.
struct TolerantEdges: EdgeDetector {
  let pair: PixelPair
  let tolerance: Double

  func covers(_ x: Int, _ y: Int) -> Bool {
    smooths(x, y, of: pair.second, beside: pair.first) || smooths(x, y, of: pair.first, beside: pair.second)
  }

  private func smooths(_ x: Int, _ y: Int, of plane: PixelPlane, beside other: PixelPlane) -> Bool {
    let center = plane[x, y].brightnessOnWhite
    var (dark, bright) = ((x: x, y: y), (x: x, y: y))
    var (minimum, maximum, equal) = (0.0, 0.0, 0)
    for row in rows(y) {
      for column in columns(x) where column != x || row != y {
        let step = plane[column, row].brightnessOnWhite - center
        if step == 0 { equal += 1 }
        if step < minimum { (minimum, dark) = (step, (column, row)) }
        if step > maximum { (maximum, bright) = (step, (column, row)) }
      }
    }
    guard equal <= 2, minimum < 0, maximum > 0 else { return false }
    return isFlat(dark, plane) && isFlat(dark, other) || isFlat(bright, plane) && isFlat(bright, other)
  }

  private func isFlat(_ place: (x: Int, y: Int), _ plane: PixelPlane) -> Bool {
    let center = plane[place.x, place.y].brightnessOnWhite
    var equal = 0
    for row in rows(place.y) {
      for column in columns(place.x) where column != place.x || row != place.y {
        if abs(plane[column, row].brightnessOnWhite - center) <= tolerance { equal += 1 }
      }
    }
    return equal > 2
  }

  private func rows(_ y: Int) -> ClosedRange<Int> { max(y - 1, 0)...min(y + 1, pair.size.height - 1) }
  private func columns(_ x: Int) -> ClosedRange<Int> { max(x - 1, 0)...min(x + 1, pair.size.width - 1) }
}

extension UInt32 {
  /// The Y of YIQ after blending with white, 0 … 255.
  @inline(__always)
  fileprivate var brightnessOnWhite: Double {
    let (color, weights) = (onWhite, LumaWeights.yiq)
    return color.red * weights.red + color.green * weights.green + color.blue * weights.blue
  }
}
