/// The rule of ``PixelMetric/yiq``.
struct YIQRule: DifferenceRule {
  /// What is behind transparent pixels.
  let backdrop: Backdrop
  private let limit: Double

  /// The greatest difference there is: that of black and white.
  private static let greatest = 35215.0

  init(threshold: Double, backdrop: Backdrop) {
    limit = Self.greatest * threshold * threshold
    self.backdrop = backdrop
  }

  @inline(__always)
  func verdict(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelVerdict {
    let step = ColorStep(first, second, at: index, on: backdrop)
    let (y, i, q) = (step.luma, step.inPhase, step.quadrature)
    guard 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > limit else { return .same }
    return y > 0 ? .darker : .different
  }

  @inline(__always)
  func brightness(of center: UInt32, above neighbour: UInt32, at index: Int) -> Double {
    ColorStep(center, neighbour, at: index, on: backdrop).luma
  }

  var antialiasing: AntialiasingRule? { .sameEnd }
}
