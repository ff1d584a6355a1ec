extension PixelMetric {
  /// The YIQ difference in fixed-point arithmetic, as in odiff 4.5.
  ///
  /// The threshold is a fraction of the largest possible difference, 0 … 1 (default: 0.1).
  public static let odiff = PixelMetric(OdiffRule.self)
}

/// Computes YIQ in units of 1/4096.
struct OdiffRule: DifferenceRule, MetricDefinition {
  static var name: String { "odiff-4" }
  static var defaultThreshold: Double? { 0.1 }
  static var greatestThreshold: Double? { 1 }
  static var countsOutside: Bool { true }

  private let limit: Int

  init(threshold: Double) {
    // The difference between two colours never exceeds a threshold of 1, and larger values would only cause an
    // overflow.
    let part = min(threshold, 1)
    limit = Int(35215 * part * part * 4096)
  }

  @inline(__always)
  func verdict(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelVerdict {
    let (one, other) = (Self.channels(first), Self.channels(second))
    let y = Self.luma(one) - Self.luma(other)
    let i = Self.inPhase(one) - Self.inPhase(other)
    let q = Self.quadrature(one) - Self.quadrature(other)
    let difference = (y * y * Self.fixed(0.5053) + i * i * Self.fixed(0.299) + q * q * Self.fixed(0.1957)) >> 24
    guard difference > limit else { return .same }
    return y > 0 ? .darker : .different
  }

  @inline(__always)
  func brightness(of center: UInt32, above neighbour: UInt32, at index: Int) -> Double {
    Double(Self.luma(Self.channels(center)) - Self.luma(Self.channels(neighbour)))
  }

  /// Weights that are exact for opaque pixels, because their channels have no fraction to truncate.
  @inline(__always)
  var lumaWeights: LumaWeights {
    LumaWeights(
      red: Double(Self.fixed(0.29889531)), green: Double(Self.fixed(0.58662247)),
      blue: Double(Self.fixed(0.11448223)))
  }

  static func outcome(of pair: PixelPair, by settings: MetricSettings) -> MetricOutcome {
    let rule = OdiffRule(threshold: settings.threshold)
    return pair.outcome(rule, smoothing: .anyEnd, by: settings)
  }

  @inline(__always)
  private static func fixed(_ value: Double) -> Int { Int(value * 4096) }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
    let alpha = Int(pixel >> 24)
    func blended(_ shift: UInt32) -> Int {
      let white = 255 << 12
      return alpha == 0 ? white : white + (Int(pixel >> shift & 0xFF) - 255) * alpha * 4096 / 255
    }
    return (blended(0), blended(8), blended(16))
  }

  @inline(__always)
  private static func luma(_ color: (red: Int, green: Int, blue: Int)) -> Int {
    (color.red * fixed(0.29889531) + color.green * fixed(0.58662247) + color.blue * fixed(0.11448223)) >> 12
  }

  @inline(__always)
  private static func inPhase(_ color: (red: Int, green: Int, blue: Int)) -> Int {
    (color.red * fixed(0.59597799) + color.green * fixed(-0.27417610) + color.blue * fixed(-0.32180189)) >> 12
  }

  @inline(__always)
  private static func quadrature(_ color: (red: Int, green: Int, blue: Int)) -> Int {
    (color.red * fixed(0.21147017) + color.green * fixed(-0.52261711) + color.blue * fixed(0.31114694)) >> 12
  }
}
