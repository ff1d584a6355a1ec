/// Detects pixels that differ only in the antialiasing of an edge. Such a pixel has a darker and a brighter neighbour,
/// and the darkest or the brightest neighbour belongs to a flat area in both images (Vytautas Vyšniauskas,
/// "Anti-aliased Pixel and Intensity Slope Detector", 2009).
enum AntialiasingRule {
  /// The same neighbour (either the darkest or the brightest) must be in a flat area in both images. Neighbours are
  /// searched column by column.
  case sameEnd
  /// One of the two neighbours must be in a flat area in the first image, and one of them in the second. Neighbours are
  /// searched row by row.
  case anyEnd
}

struct Antialiasing<Rule: DifferenceRule>: EdgeDetector {
  let rule: Rule
  let kind: AntialiasingRule
  let first: PixelPlane
  let second: PixelPlane
  let size: PixelSize

  @inline(__always)
  func covers(_ x: Int, _ y: Int) -> Bool { smooths(x, y, of: first) || smooths(x, y, of: second) }

  private struct Ends {
    var dark = (x: 0, y: 0)
    var bright = (x: 0, y: 0)
  }

  private func smooths(_ x: Int, _ y: Int, of plane: PixelPlane) -> Bool {
    guard let ends = ends(of: x, y, in: plane) else { return false }
    switch kind {
    case .sameEnd:
      return isFlat(ends.dark, first) && isFlat(ends.dark, second)
        || isFlat(ends.bright, first) && isFlat(ends.bright, second)
    case .anyEnd:
      return (isFlat(ends.dark, first) || isFlat(ends.bright, first))
        && (isFlat(ends.dark, second) || isFlat(ends.bright, second))
    }
  }

  /// Returns the darkest and the brightest neighbour. Returns nil if the pixel is not on a slope or if more than two
  /// neighbours have its brightness. The edge of the image counts as one of these.
  @inline(__always)
  private func ends(of x: Int, _ y: Int, in plane: PixelPlane) -> Ends? {
    guard !isOnEdge(x, y) else { return endsOnEdge(of: x, y, in: plane) }
    let center = plane[x, y]
    let neighbours = plane.neighbours(of: x, y, byColumns: kind == .sameEnd)
    // Identical pixels have the same brightness. Counting them first avoids computing the brightness in most flat
    // areas.
    guard neighbours.count(of: center) <= 2 else { return nil }
    let isOpaque = neighbours.areOpaque && center.isOpaque
    // If no neighbour is darker in any channel, or none is brighter, the pixel cannot be on a slope, however the
    // channels are weighted.
    if isOpaque && neighbours.areOnOneSide(of: center) { return nil }
    let steps = brightness(of: center, above: neighbours, at: y * plane.stride + x, areOpaque: isOpaque)
    // Most pixels are not on a slope. The extremes alone show that, without a search for their positions.
    let (minimum, maximum) = (steps.minimum, steps.maximum)
    guard minimum < 0, maximum > 0, steps.zeroCount <= 2 else { return nil }
    var (dark, bright) = (7, 7)
    for lane in (0..<7).reversed() {
      dark = steps[lane] == minimum ? lane : dark
      bright = steps[lane] == maximum ? lane : bright
    }
    return Ends(dark: place(x, y, ofNeighbour: dark), bright: place(x, y, ofNeighbour: bright))
  }

  @inline(__always)
  private func brightness(
    of center: UInt32, above neighbours: SIMD8<UInt32>, at index: Int, areOpaque: Bool
  ) -> SIMD8<Double> {
    if areOpaque {
      let weights = rule.lumaWeights
      let red = center.red - (neighbours & 0xFF).asDoubles
      let green = center.green - (neighbours &>> 8 & 0xFF).asDoubles
      let blue = center.blue - (neighbours &>> 16 & 0xFF).asDoubles
      return red * weights.red + green * weights.green + blue * weights.blue
    }
    var steps = SIMD8<Double>()
    for lane in 0..<8 { steps[lane] = rule.brightness(of: center, above: neighbours[lane], at: index) }
    return steps
  }

  @inline(__always)
  private func place(_ x: Int, _ y: Int, ofNeighbour number: Int) -> (x: Int, y: Int) {
    let step = number < 4 ? number : number + 1
    let (outer, inner) = (step / 3 - 1, step % 3 - 1)
    return kind == .sameEnd ? (x + outer, y + inner) : (x + inner, y + outer)
  }

  private func endsOnEdge(of x: Int, _ y: Int, in plane: PixelPlane) -> Ends? {
    let center = plane[x, y]
    var ends = Ends()
    var (minimum, maximum, equal) = (0.0, 0.0, 1)
    for number in 0..<8 {
      let place = place(x, y, ofNeighbour: number)
      guard isInside(place.x, place.y) else { continue }
      let step = rule.brightness(of: center, above: plane[place.x, place.y], at: y * plane.stride + x)
      if step == 0 { equal += 1 }
      if step < minimum { (minimum, ends.dark) = (step, place) }
      if step > maximum { (maximum, ends.bright) = (step, place) }
    }
    return equal > 2 || minimum == 0 || maximum == 0 ? nil : ends
  }

  /// Whether the area around a pixel is flat. The edge of the image counts as one neighbour.
  @inline(__always)
  private func isFlat(_ place: (x: Int, y: Int), _ plane: PixelPlane) -> Bool {
    let (x, y) = place
    let center = plane[x, y]
    guard isOnEdge(x, y) else { return plane.neighbours(of: x, y, byColumns: false).count(of: center) > 2 }
    // The loop also counts the pixel itself, which stands in for the edge of the image.
    var count = 0
    for row in max(y - 1, 0)...min(y + 1, size.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, size.width - 1) where plane[column, row] == center { count += 1 }
    }
    return count > 2
  }

  @inline(__always)
  private func isOnEdge(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1 }

  @inline(__always)
  private func isInside(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < size.width && y < size.height }
}

extension PixelPlane {
  @inline(__always)
  fileprivate func neighbours(of x: Int, _ y: Int, byColumns: Bool) -> SIMD8<UInt32> {
    let above = row(y - 1) + x
    let here = row(y) + x
    let below = row(y + 1) + x
    return byColumns
      ? SIMD8(above[-1], here[-1], below[-1], above[0], below[0], above[1], here[1], below[1])
      : SIMD8(above[-1], above[0], above[1], here[-1], here[1], below[-1], below[0], below[1])
  }
}

extension SIMD8<UInt32> {
  @inline(__always)
  fileprivate func count(of pixel: UInt32) -> Int {
    // Written lane by lane, because the compiler turns this into vector comparisons. It would compile a reduction of a
    // mask to a slow loop.
    func one(_ lane: Int) -> Int { self[lane] == pixel ? 1 : 0 }
    return one(0) + one(1) + one(2) + one(3) + one(4) + one(5) + one(6) + one(7)
  }

  @inline(__always)
  fileprivate var areOpaque: Bool {
    let four = lowHalf & highHalf
    let two = four.lowHalf & four.highHalf
    return (two[0] & two[1]).isOpaque
  }

  @inline(__always)
  fileprivate func areOnOneSide(of pixel: UInt32) -> Bool {
    let bytes = unsafeBitCast(self, to: SIMD32<UInt8>.self)
    let others = unsafeBitCast(SIMD8<UInt32>(repeating: pixel), to: SIMD32<UInt8>.self)
    return (bytes .< others).isNowhere || (bytes .> others).isNowhere
  }

  /// The same numbers as floating-point values. They must be below 2³¹.
  @inline(__always)
  fileprivate var asDoubles: SIMD8<Double> { SIMD8<Double>(SIMD8<Int32>(truncatingIfNeeded: self)) }
}

extension SIMDMask where Storage == SIMD32<Int8> {
  @inline(__always)
  fileprivate var isNowhere: Bool {
    let words = unsafeBitCast(self, to: SIMD4<UInt64>.self)
    let two = words.lowHalf | words.highHalf
    return two[0] | two[1] == 0
  }
}

extension SIMD8<Double> {
  @inline(__always)
  fileprivate var minimum: Double {
    let four = lowHalf.replacing(with: highHalf, where: highHalf .< lowHalf)
    let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .< four.lowHalf)
    return two[1] < two[0] ? two[1] : two[0]
  }

  @inline(__always)
  fileprivate var maximum: Double {
    let four = lowHalf.replacing(with: highHalf, where: highHalf .> lowHalf)
    let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .> four.lowHalf)
    return two[1] > two[0] ? two[1] : two[0]
  }

  @inline(__always)
  fileprivate var zeroCount: Int {
    func one(_ lane: Int) -> Int { self[lane] == 0 ? 1 : 0 }
    return one(0) + one(1) + one(2) + one(3) + one(4) + one(5) + one(6) + one(7)
  }
}
