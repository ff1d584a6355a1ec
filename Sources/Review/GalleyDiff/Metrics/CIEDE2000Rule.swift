extension PixelMetric {
  /// The colour difference ΔE of CIEDE2000, as looks-same 9 measures it with color-diff 1.
  ///
  /// The threshold is a ΔE from which on pixels differ; 2.3 by default. Transparent pixels are laid on white.
  public static let ciede2000 = PixelMetric(CIEDE2000Rule.self)
}

/// The rule of ``PixelMetric/ciede2000``.
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

  /// Whether two colours look the same; the plain distance spares the formula where it decides, as in looks-same.
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
