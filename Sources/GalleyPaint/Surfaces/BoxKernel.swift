/// An average of neighbours with fractional ends: three in a row come within 3 % of a Gaussian blur.
///
/// The fractional ends make the standard deviation exact, where whole averages would jump from size to size.
struct BoxKernel {
  /// Whole pixels averaged to each side of the middle.
  let radius: Int
  /// The weight of a pixel inside.
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
}
