import GalleyDiff
import GalleyPicture
import TestSupport
import Testing

@Suite("Detection of antialiased pixels")
struct AntialiasingTests {
  /// The definition of `yiq-7`, implemented directly for each pixel.
  private struct Definition {
    let first: Bitmap
    let second: Bitmap

    private func backdrop(_ x: Int, _ y: Int) -> [Double] {
      let byte = Double((y * first.width + x) * 4)
      return [
        48, 48 + 159 * Double(Int(byte / 1.618033988749895) % 2), 48 + 159 * Double(Int(byte / 2.618033988749895) % 2),
      ]
    }

    private func bytes(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
      let start = (y * bitmap.width + x) * 4
      return Array(bitmap.pixels[start..<start + 4])
    }

    /// The difference of the RGB values, each blended with the backdrop at (`x`, `y`).
    private func step(_ one: [UInt8], _ other: [UInt8], _ x: Int, _ y: Int) -> [Double] {
      let (front, back) = (one.map(Double.init), other.map(Double.init))
      guard one[3] < 255 || other[3] < 255 else { return (0..<3).map { front[$0] - back[$0] } }
      let behind = backdrop(x, y)
      return (0..<3).map {
        (front[$0] * front[3] - back[$0] * back[3] - behind[$0] * (front[3] - back[3])) / 255
      }
    }

    private func luma(_ step: [Double]) -> Double {
      step[0] * 0.29889531 + step[1] * 0.58662247 + step[2] * 0.11448223
    }

    func differs(_ x: Int, _ y: Int) -> Bool {
      let (one, other) = (bytes(first, x, y), bytes(second, x, y))
      guard one != other else { return false }
      let step = step(one, other, x, y)
      let i = step[0] * 0.59597799 - step[1] * 0.27417610 - step[2] * 0.32180189
      let q = step[0] * 0.21147017 - step[1] * 0.52261711 + step[2] * 0.31114694
      return 0.5053 * luma(step) * luma(step) + 0.299 * i * i + 0.1957 * q * q > 35215 * 0.1 * 0.1
    }

    func smooths(_ x: Int, _ y: Int) -> Bool { smooths(x, y, first) || smooths(x, y, second) }

    private func smooths(_ x: Int, _ y: Int, _ bitmap: Bitmap) -> Bool {
      var zeroes = isOnEdge(x, y) ? 1 : 0
      var (minimum, maximum) = (0.0, 0.0)
      var (dark, bright) = ((x: 0, y: 0), (x: 0, y: 0))
      for column in max(x - 1, 0)...min(x + 1, bitmap.width - 1) {
        for row in max(y - 1, 0)...min(y + 1, bitmap.height - 1) where (column, row) != (x, y) {
          let step = luma(step(bytes(bitmap, x, y), bytes(bitmap, column, row), x, y))
          if step == 0 {
            zeroes += 1
            if zeroes > 2 { return false }
          } else if step < minimum {
            (minimum, dark) = (step, (column, row))
          } else if step > maximum {
            (maximum, bright) = (step, (column, row))
          }
        }
      }
      guard minimum < 0, maximum > 0 else { return false }
      return isFlat(dark, first) && isFlat(dark, second) || isFlat(bright, first) && isFlat(bright, second)
    }

    private func isOnEdge(_ x: Int, _ y: Int) -> Bool {
      x == 0 || y == 0 || x == first.width - 1 || y == first.height - 1
    }

    private func isFlat(_ place: (x: Int, y: Int), _ bitmap: Bitmap) -> Bool {
      var equal = isOnEdge(place.x, place.y) ? 1 : 0
      for column in max(place.x - 1, 0)...min(place.x + 1, bitmap.width - 1) {
        for row in max(place.y - 1, 0)...min(place.y + 1, bitmap.height - 1) where (column, row) != place {
          if bytes(bitmap, column, row) == bytes(bitmap, place.x, place.y) { equal += 1 }
        }
      }
      return equal > 2
    }
  }

  @Test("Antialiased pixels in images with few colours are detected as yiq-7 defines them", arguments: 0..<120)
  func definition(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    let palette = dice.palette(opaque: seed % 3 != 0)
    let (width, height) = (1 + dice.below(24), 1 + dice.below(seed % 10 == 0 ? 150 : 12))
    let first = dice.bitmap(palette, width: width, height: height)
    // Mostly equal to the first image, like two renderings of the same shape.
    var second = first
    for _ in 0..<width * height / 3 {
      let place = dice.below(width * height) * 4
      second.pixels.replaceSubrange(place..<place + 4, with: palette[dice.below(palette.count)])
    }
    let diff = PixelComparison(metric: .yiq).compare(first, second)
    let definition = Definition(first: first, second: second)
    for y in 0..<height {
      for x in 0..<width {
        let differs = definition.differs(x, y)
        let smooths = differs && definition.smooths(x, y)
        #expect(diff.antialiased[x, y] == smooths, "(\(x), \(y))")
        #expect(diff.differences[x, y] == (differs && !smooths), "(\(x), \(y))")
      }
    }
  }
}

/// Images with few colours, so that neighbours are often equal, equally bright, or all brighter or all darker than a
/// pixel.
extension SplitMix64 {
  fileprivate mutating func bitmap(_ palette: [[UInt8]], width: Int, height: Int) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).flatMap { _ in palette[below(palette.count)] })
  }

  fileprivate mutating func palette(opaque: Bool) -> [[UInt8]] {
    (0..<3 + below(4)).map { _ in
      let grey = UInt8(below(256))
      let color = below(2) == 0 ? [grey, grey, grey] : (0..<3).map { _ in UInt8(below(256)) }
      return color + [opaque ? 255 : UInt8(below(256))]
    }
  }
}
