extension PixelMetric {
  /// The colour difference ΔE of CIEDE2000, as in looks-same 9 with color-diff 1.
  ///
  /// The threshold is the ΔE at which pixels start to count as different (default: 2.3). Transparent pixels are blended
  /// with white.
  public static let ciede2000 = PixelMetric(CIEDE2000Rule.self)
}

struct CIEDE2000Rule: DifferenceRule, MetricDefinition {
  static var name: String { "ciede2000" }
  static var defaultThreshold: Double? { 2.3 }
  static var knowsAntialiasingTolerance: Bool { true }

  private let tolerance: Double

  init(threshold: Double) { tolerance = threshold }

  func verdict(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelVerdict {
    let (one, other) = (CIELab(rounded: first), CIELab(rounded: second))
    guard !isAlike(one, other) else { return .same }
    return one.lightness > other.lightness ? .darker : .different
  }

  /// Whether the colours count as the same. As in looks-same, the Euclidean distance decides clear cases without the
  /// expensive formula.
  private func isAlike(_ one: CIELab, _ other: CIELab) -> Bool {
    let distance = one.distance(to: other)
    if distance >= tolerance * 6.2 { return false }
    if distance <= tolerance * 0.695 { return true }
    return CIEDE2000.difference(one, other) < tolerance
  }

  static func outcome(of pair: PixelPair, by settings: MetricSettings) -> MetricOutcome {
    pair.outcome(
      CIEDE2000Rule(threshold: settings.threshold),
      edges: TolerantEdges(pair: pair, tolerance: settings.antialiasingTolerance), by: settings)
  }
}
