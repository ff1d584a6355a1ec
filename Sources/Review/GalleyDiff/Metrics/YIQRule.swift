extension PixelMetric {
  /// The difference in brightness and colour in the YIQ colour space, as in pixelmatch 7.2.
  ///
  /// Yuan Kotsarenko and Fernando Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space
  /// in mobile applications" (2010). The threshold is a fraction of the largest possible difference, 0 … 1 (default:
  /// 0.1).
  public static let yiq = PixelMetric(YIQRule.self)
}

struct YIQRule: DifferenceRule, MetricDefinition {
  static var name: String { "yiq-7" }
  static var defaultThreshold: Double? { 0.1 }
  static var greatestThreshold: Double? { 1 }
  static var knowsBackdrop: Bool { true }

  let backdrop: Backdrop
  private let limit: Double

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

  static func outcome(of pair: PixelPair, by settings: MetricSettings) -> MetricOutcome {
    let rule = YIQRule(threshold: settings.threshold, backdrop: settings.backdrop)
    return pair.outcome(rule, smoothing: .sameEnd, by: settings)
  }
}
