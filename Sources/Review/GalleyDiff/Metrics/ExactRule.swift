extension PixelMetric {
  /// Pixels differ if any of their four bytes differs. There is no threshold.
  public static let exact = PixelMetric(ExactRule.self)
}

struct ExactRule: DifferenceRule, MetricDefinition {
  static var name: String { "exact" }
  static var defaultThreshold: Double? { nil }
  static var knowsAntialiasing: Bool { false }

  @inline(__always) var comparesWholeWords: Bool { true }

  func verdict(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelVerdict { .different }

  static func outcome(of pair: PixelPair, by settings: MetricSettings) -> MetricOutcome {
    pair.outcome(ExactRule(), edges: NoEdges?.none, by: settings)
  }
}
