/// A box blur. Three passes approximate a Gaussian blur with an error of at most 3 %. The ends of the box are
/// fractional, because with whole pixels the standard deviation would change in steps.
struct BoxKernel {
  let radius: Int
  let inner: Float
  /// The weight of the next pixel on each side, which is less than ``inner``.
  let outer: Float

  /// Creates a kernel. `deviation` is the standard deviation after three passes, in pixels; 0 has no effect.
  init(deviation: Double) {
    // Variances add up, so each of the three passes contributes a third. A box of 2r + 1 pixels has the variance r(r +
    // 1) / 3.
    let variance = deviation * deviation / 3
    let radius = ((1 + 12 * variance).squareRoot() / 2 - 0.5).rounded(.down)
    let length = 2 * radius + 1
    let fraction =
      length * (variance - radius * (radius + 1) / 3) / (2 * ((radius + 1) * (radius + 1) - variance))
    self.radius = Int(radius)
    inner = Float(1 / (length + 2 * fraction))
    outer = Float(fraction / (length + 2 * fraction))
  }

  /// Averages a line. `line` must be readable for `radius` + 1 vectors on both sides.
  @inline(__always)
  func average(
    _ line: UnsafePointer<SIMD4<UInt16>>, into target: UnsafeMutablePointer<SIMD4<UInt16>>, count: Int
  ) {
    // The running sum of whole pixels is an exact integer, so errors do not accumulate.
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
