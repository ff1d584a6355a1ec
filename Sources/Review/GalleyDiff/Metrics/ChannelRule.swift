extension PixelMetric {
  /// Pixels differ if one of their four channels differs by more than the threshold, as in web-platform-tests.
  ///
  /// The threshold is the maximum difference of a channel, 0 … 255 (default: 1, which accepts rounding).
  public static let channel = PixelMetric(ChannelRule.self)
}

struct ChannelRule: DifferenceRule, MetricDefinition {
  static var name: String { "channel" }
  static var defaultThreshold: Double? { 1 }
  static var greatestThreshold: Double? { 255 }
  static var knowsAntialiasing: Bool { false }

  private let limit: UInt8

  init(threshold: Double) { limit = UInt8(min(max(threshold, 0), 255)) }

  @inline(__always)
  func verdict(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelVerdict {
    let one = unsafeBitCast(first, to: SIMD4<UInt8>.self)
    let other = unsafeBitCast(second, to: SIMD4<UInt8>.self)
    let more = one.replacing(with: other, where: other .> one)
    let less = one.replacing(with: other, where: other .< one)
    guard (more &- less).max() > limit else { return .same }
    return ColorStep(first, second, at: index, on: .white).luma > 0 ? .darker : .different
  }

  static func outcome(of pair: PixelPair, by settings: MetricSettings) -> MetricOutcome {
    pair.outcome(ChannelRule(threshold: settings.threshold), edges: NoEdges?.none, by: settings)
  }
}
