/// The definition of a metric. To add a metric, write a file with its definition and a ``PixelMetric`` constant, and
/// add the constant to `allCases`.
protocol MetricDefinition: Sendable {
  static var name: String { get }
  static var defaultThreshold: Double? { get }
  /// The largest useful threshold, or nil if there is no known maximum.
  static var greatestThreshold: Double? { get }
  static var knowsAntialiasing: Bool { get }
  static var knowsAntialiasingTolerance: Bool { get }
  static var knowsBackdrop: Bool { get }
  static var countsOutside: Bool { get }
  static var measuresSimilarity: Bool { get }

  static func outcome(of pair: PixelPair, by settings: MetricSettings) -> MetricOutcome
}

extension MetricDefinition {
  static var greatestThreshold: Double? { nil }
  static var knowsAntialiasing: Bool { true }
  static var knowsAntialiasingTolerance: Bool { false }
  static var knowsBackdrop: Bool { false }
  static var countsOutside: Bool { false }
  static var measuresSimilarity: Bool { false }
}

struct MetricOutcome {
  var marks: PixelMarks
  var similarity: Double?
}

struct PixelPair {
  let first: PixelPlane
  let second: PixelPlane
  let size: PixelSize
  let mask: PixelSet?
  var unequal: PixelSet?

  func outcome(
    _ rule: some DifferenceRule, edges: (some EdgeDetector)?, by settings: MetricSettings
  ) -> MetricOutcome {
    if let unequal, mask == nil, rule.comparesWholeWords { return MetricOutcome(marks: PixelMarks(different: unequal)) }
    let scan = PixelScan(rule, self, edges: settings.countsAntialiasing ? nil : edges)
    return MetricOutcome(marks: scan.run(mask: mask))
  }

  func outcome<Rule: DifferenceRule>(
    _ rule: Rule, smoothing kind: AntialiasingRule, by settings: MetricSettings
  ) -> MetricOutcome {
    let edges = Antialiasing(rule: rule, kind: kind, first: first, second: second, size: size)
    return outcome(rule, edges: edges, by: settings)
  }
}

protocol EdgeDetector: Sendable {
  func covers(_ x: Int, _ y: Int) -> Bool
}

struct NoEdges: EdgeDetector {
  func covers(_ x: Int, _ y: Int) -> Bool { false }
}
