/// The difference between two pixels in red, green and blue, −255 … 255 each, with alpha applied.
struct ColorStep {
  var red: Double
  var green: Double
  var blue: Double

  @inline(__always)
  init(_ first: UInt32, _ second: UInt32, at index: Int, on backdrop: Backdrop) {
    if first.isOpaque && second.isOpaque {
      red = first.red - second.red
      green = first.green - second.green
      blue = first.blue - second.blue
    } else if backdrop == .white {
      let (front, back) = (first.onWhite, second.onWhite)
      (red, green, blue) = (front.red - back.red, front.green - back.green, front.blue - back.blue)
    } else {
      // Blends both colours with the pattern. If both alpha values are the same, the pattern cancels out.
      let (behind, front, back) = (backdrop.color(at: index), first.alpha, second.alpha)
      red = (first.red * front - second.red * back - behind.red * (front - back)) / 255
      green = (first.green * front - second.green * back - behind.green * (front - back)) / 255
      blue = (first.blue * front - second.blue * back - behind.blue * (front - back)) / 255
    }
  }

  @inline(__always)
  var luma: Double {
    red * LumaWeights.yiq.red + green * LumaWeights.yiq.green + blue * LumaWeights.yiq.blue
  }
  @inline(__always) var inPhase: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }
  @inline(__always) var quadrature: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
}

extension Backdrop {
  /// Returns the pattern's colour at a byte offset. Each channel is 48 or 207. The divisors are the golden ratio and
  /// its square, so green and blue never repeat in step. Byte offsets are even, so red is always 48.
  @inline(__always)
  func color(at index: Int) -> (red: Double, green: Double, blue: Double) {
    guard self == .pattern else { return (255, 255, 255) }
    let offset = Double(index * 4)
    let green = Int(offset / 1.618033988749895) & 1
    let blue = Int(offset / 2.618033988749895) & 1
    return (48, 48 + 159 * Double(green), 48 + 159 * Double(blue))
  }
}
