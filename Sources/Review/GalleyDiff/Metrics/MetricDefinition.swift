/// What a metric is: its name, what it can be asked for, and how it marks two images.
///
/// A new metric is a file with a definition and a constant of ``PixelMetric``, and a place in its list.
protocol MetricDefinition: Sendable {
  static var name: String { get }
  /// How much two pixels may differ unless told otherwise; nil where equal pixels alone are the same.
  static var defaultThreshold: Double? { get }
  /// The threshold that nothing exceeds; nil where none is known.
  static var greatestThreshold: Double? { get }
  /// Whether pixels that only smooth an edge can be left out.
  static var knowsAntialiasing: Bool { get }
  static var knowsAntialiasingTolerance: Bool { get }
  static var knowsBackdrop: Bool { get }
  static var countsOutside: Bool { get }
  static var tellsSimilarity: Bool { get }

  static func outcome(of pair: PixelPair, by settings: MetricSettings) -> MetricOutcome
}

extension MetricDefinition {
  static var greatestThreshold: Double? { nil }
  static var knowsAntialiasing: Bool { true }
  static var knowsAntialiasingTolerance: Bool { false }
  static var knowsBackdrop: Bool { false }
  static var countsOutside: Bool { false }
  static var tellsSimilarity: Bool { false }
}

struct MetricOutcome {
  var marks: PixelMarks
  var similarity: Double?
}

/// Two images in memory, and what of them is compared.
struct PixelPair {
  let first: PixelPlane
  let second: PixelPlane
  let size: PixelSize
  let mask: PixelSet?
  /// The pixels that differ, if they are known.
  var unequal: PixelSet?

  /// What differs by `rule`, without the pixels that `edges` calls smoothing.
  func outcome(
    _ rule: some DifferenceRule, edges: (some EdgeDetector)?, by settings: MetricSettings
  ) -> MetricOutcome {
    if let unequal, mask == nil, rule.tellsByWords { return MetricOutcome(marks: PixelMarks(different: unequal)) }
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

/// Tells which pixels only smooth an edge.
protocol EdgeDetector: Sendable {
  func covers(_ x: Int, _ y: Int) -> Bool
}

struct NoEdges: EdgeDetector {
  func covers(_ x: Int, _ y: Int) -> Bool { false }
}
