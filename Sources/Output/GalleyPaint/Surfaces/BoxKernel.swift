/// An average of neighbours with fractional ends: three in a row come within 3 % of a Gaussian blur.
///
/// The fractional ends make the standard deviation exact, where whole averages would jump from size to size.
struct BoxKernel {
  /// Whole pixels averaged to each side of the middle.
  let radius: Int
  let inner: Float
  /// The weight of the pixel just outside on each side; less than ``inner``.
  let outer: Float

  /// Averages that, three in a row, have the standard deviation `deviation`, in pixels; 0 changes nothing.
  init(deviation: Double) {
    // Variances add up: each pass has a third. An average over 2r + 1 pixels has the variance r(r + 1) / 3.
    let variance = deviation * deviation / 3
    let radius = ((1 + 12 * variance).squareRoot() / 2 - 0.5).rounded(.down)
    let length = 2 * radius + 1
    let fraction =
      length * (variance - radius * (radius + 1) / 3) / (2 * ((radius + 1) * (radius + 1) - variance))
    self.radius = Int(radius)
    inner = Float(1 / (length + 2 * fraction))
    outer = Float(fraction / (length + 2 * fraction))
  }

  /// Writes the averages about each of `count` vectors; a radius and one more on either side of them are readable.
  @inline(__always)
  func average(
    _ line: UnsafePointer<SIMD4<UInt16>>, into target: UnsafeMutablePointer<SIMD4<UInt16>>, count: Int
  ) {
    // The sum of whole pixels slides along as an exact integer: no error can add up.
    var sum = SIMD4<Int32>.zero
    for x in -radius - 1..<radius { sum &+= SIMD4<Int32>(truncatingIfNeeded: line[x]) }
    for x in 0..<count {
      let leaving = SIMD4<Int32>(truncatingIfNeeded: line[x - radius - 1])
      sum = sum &+ SIMD4<Int32>(truncatingIfNeeded: line[x + radius]) &- leaving
      let ends = leaving &+ SIMD4<Int32>(truncatingIfNeeded: line[x + radius + 1])
      let value = SIMD4<Float>(sum) * inner + SIMD4<Float>(ends) * outer + 0.5
      target[x] = SIMD4<UInt16>(truncatingIfNeeded: value.wholePart)
    }
  }
}
