/// What a row of opaque pixels comes to in a checksum, as red, green and blue behind a filter byte of zero.
///
/// It is worked out from the pixels' words, eight at a time, and the row is never written out.
struct PixelSums {
  /// The sum of all bytes.
  let sum: UInt64
  /// The sum of all bytes, each as often as there are bytes from it to the row's end.
  let sums: UInt64

  /// Pixels taken at once.
  private static let lanes = 8
  /// Two colours share a word of 32 bits: the sums of sums of more steps than these do not fit into half of it.
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
    // The outer colours stand in the order of the file, or the other way round.
    let blue = pixels.order == .premultipliedBGRA ? total.first : total.third
    sum = total.first + total.green + total.third
    sums = 3 * total.running - total.green - 2 * blue
  }

  /// The sums of a whole row, without a limit.
  private struct Totals {
    var first: UInt64 = 0
    var green: UInt64 = 0
    var third: UInt64 = 0
    /// The sum of the pixels' colours, each as often as there are pixels from it on.
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
    // In each word, the third colour above the sum of the other two.
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
    // A step counts pixels by lanes; those of higher lanes come later.
    let later = (low.0 &+ high.0) &* SIMD8(0, 1, 2, 3, 4, 5, 6, 7)
    let green = UInt64(middle.wrappedSum())
    return Totals(
      first: UInt64(low.0.wrappedSum()) - green, green: green, third: UInt64(high.0.wrappedSum()),
      running: UInt64(lanes) * UInt64((low.1 &+ high.1).wrappedSum()) - UInt64(later.wrappedSum()))
  }
}
