/// Tells which pixels only smooth an edge, as looks-same does.
///
/// Such a pixel lies between darker and brighter neighbours, at most two of which are as bright as itself. Beside the
/// darkest or the brightest of them more than two pixels have its brightness, in both images: a flat area. There
/// brightness may differ by the tolerance. Pixels outside of the image are no neighbours.
struct TolerantEdges: EdgeDetector {
  let pair: PixelPair
  /// How much the brightness of a flat area may differ, 0 … 255.
  let tolerance: Double

  func covers(_ x: Int, _ y: Int) -> Bool {
    smooths(x, y, of: pair.second, beside: pair.first) || smooths(x, y, of: pair.first, beside: pair.second)
  }

  private func smooths(_ x: Int, _ y: Int, of plane: PixelPlane, beside other: PixelPlane) -> Bool {
    let center = plane[x, y].brightnessOnWhite
    var (dark, bright) = ((x: x, y: y), (x: x, y: y))
    var (least, most, equal) = (0.0, 0.0, 0)
    for row in rows(y) {
      for column in columns(x) where column != x || row != y {
        let step = plane[column, row].brightnessOnWhite - center
        if step == 0 { equal += 1 }
        if step < least { (least, dark) = (step, (column, row)) }
        if step > most { (most, bright) = (step, (column, row)) }
      }
    }
    guard equal <= 2, least < 0, most > 0 else { return false }
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
  /// The Y of YIQ of a pixel on white, 0 … 255.
  @inline(__always)
  fileprivate var brightnessOnWhite: Double {
    let (color, weights) = (onWhite, LumaWeights.yiq)
    return color.red * weights.red + color.green * weights.green + color.blue * weights.blue
  }
}
