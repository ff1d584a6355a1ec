/// The contribution of a row to an Adler-32 checksum. The row consists of a filter byte of 0, followed by red, green
/// and blue for each pixel.
struct PixelSums {
  let sum: UInt64
  /// The sum of all bytes, each multiplied by the number of bytes from it to the end of the row.
  let sums: UInt64

  private static let lanes = 8
  /// The maximum number of steps. More steps would overflow the sums of two colours, which share a 32-bit word.
  private static let steps = 15

  init(_ pixels: PixelRows, row y: Int) {
    var total = Totals()
    let row = pixels.base + y * pixels.stride
    let whole = pixels.width / PixelSums.lanes
    var step = 0
    while step < whole {
      let count = min(PixelSums.steps, whole - step)
      total.add(PixelSums.part(row + step * PixelSums.lanes * 4, steps: count), pixels: count * PixelSums.lanes)
      step += count
    }
    for x in whole * PixelSums.lanes..<pixels.width {
      total.add(word: row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
    }
    // Red and blue may be swapped in memory.
    let blue = pixels.order == .premultipliedBGRA ? total.first : total.third
    sum = total.first + total.green + total.third
    sums = 3 * total.running - total.green - 2 * blue
  }

  private struct Totals {
    var first: UInt64 = 0
    var green: UInt64 = 0
    var third: UInt64 = 0
    var running: UInt64 = 0

    mutating func add(_ part: Totals, pixels: Int) {
      running += UInt64(pixels) * (first + green + third) + part.running
      first += part.first
      green += part.green
      third += part.third
    }

    mutating func add(word: UInt32) {
      first += UInt64(word & 0xFF)
      green += UInt64(word >> 8 & 0xFF)
      third += UInt64(word >> 16 & 0xFF)
      running += first + green + third
    }
  }

  @inline(__always)
  private static func part(_ place: UnsafeRawPointer, steps: Int) -> Totals {
    // The upper half of each word is for the third colour, and the lower half for the sum of the other two.
    var (colors, running) = (SIMD8<UInt32>(), SIMD8<UInt32>())
    var middle = SIMD8<UInt32>()
    for step in 0..<steps {
      let words = place.loadUnaligned(fromByteOffset: step &* lanes &* 4, as: SIMD8<UInt32>.self)
      let green = (words &>> 8) & 0xFF
      middle &+= green
      colors &+= (words & 0x00FF_00FF) &+ green
      running &+= colors
    }
    let low = (colors & 0xFFFF, running & 0xFFFF)
    let high = (colors &>> 16, running &>> 16)
    // Within a step, pixels in higher lanes come later.
    let later = (low.0 &+ high.0) &* SIMD8(0, 1, 2, 3, 4, 5, 6, 7)
    let green = UInt64(middle.wrappedSum())
    return Totals(
      first: UInt64(low.0.wrappedSum()) - green, green: green, third: UInt64(high.0.wrappedSum()),
      running: UInt64(lanes) * UInt64((low.1 &+ high.1).wrappedSum()) - UInt64(later.wrappedSum()))
  }
}
