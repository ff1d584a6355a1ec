public import GalleyDiff

public struct CheckedPixels: Hashable, Sendable {
  public var metric: String
  /// The threshold of the comparison, in the unit of the metric.
  public var threshold: Double
  public var different: Int
  public var total: Int
  /// The number of pixels that differ only in antialiasing and are not counted.
  public var antialiased: Int
  public var masked: Int
  public var worstWindow: Int
  public var windowSize: Int
  /// The smallest rectangle around all differences, or nil if there are none.
  public var bounds: PixelRect?
  public var baselineSize: PixelSize
  public var actualSize: PixelSize
  public var limits: [Limit]

  public struct Limit: Hashable, Sendable {
    /// The name of the limit: "pixels", "ratio", "window", or "node" with the id of the view.
    public var name: String
    /// The measured value: a count, or a fraction from 0 to 1.
    public var measured: Double
    public var allowed: Double

    /// Creates the result for a limit.
    ///
    /// - Parameters:
    ///   - name: The name of the limit: "pixels", "ratio", "window", or "node" with the id of the view.
    ///   - measured: The measured value: a count, or a fraction from 0 to 1.
    ///   - allowed: The maximum value, in the same unit.
    public init(name: String, measured: Double, allowed: Double) {
      self.name = name
      self.measured = measured
      self.allowed = allowed
    }

    public var holds: Bool { measured <= allowed }
  }

  /// The fraction of compared pixels that differ, 0 … 1.
  public var ratio: Double { total == 0 ? 0 : Double(different) / Double(total) }

  /// Creates the result of a comparison.
  ///
  /// - Parameters:
  ///   - summary: The numbers of the comparison.
  ///   - limits: The limits that are listed with the measured values.
  public init(_ summary: PixelSummary, limits: DiffLimits) {
    metric = summary.metric.rawValue
    threshold = summary.threshold
    (different, total) = (summary.different, summary.total)
    (antialiased, masked) = (summary.antialiased, summary.masked)
    (worstWindow, windowSize) = (summary.densest.count, summary.windowSize)
    bounds = summary.bounds
    (baselineSize, actualSize) = (summary.firstSize, summary.secondSize)
    self.limits = Self.limits(limits, summary)
  }

  private static func limits(_ limits: DiffLimits, _ summary: PixelSummary) -> [Limit] {
    var list: [Limit] = []
    if let pixels = limits.pixels {
      list.append(Limit(name: "pixels", measured: Double(summary.different), allowed: Double(pixels)))
    }
    if let ratio = limits.ratio { list.append(Limit(name: "ratio", measured: summary.ratio, allowed: ratio)) }
    if let window = limits.window {
      list.append(Limit(name: "window", measured: Double(summary.densest.count), allowed: Double(window)))
    }
    for case .node(let id, let measured, let limit) in summary.excesses {
      list.append(Limit(name: "node \(id)", measured: Double(measured), allowed: Double(limit)))
    }
    return list
  }
}
