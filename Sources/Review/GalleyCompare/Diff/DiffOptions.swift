public import GalleyDiff

/// The options of a ``DiffRun`` that affect its report.
public struct DiffOptions: Hashable, Sendable {
  public var comparison: PixelComparison
  /// The differences to accept (default: none).
  public var limits: DiffLimits
  /// The ids of views to ignore in images that have a layout file.
  public var maskedIDs: [String]
  public var drawsPictures: Bool
  /// Whether to keep the compared images of differing parts, for reports that show them (default: false).
  public var keepsEvidence: Bool
  /// The scale at which PDF pages are drawn, in pixels per point (default: 2).
  public var pageScale: Double

  public init(
    comparison: PixelComparison = PixelComparison(), limits: DiffLimits = DiffLimits(), maskedIDs: [String] = [],
    drawsPictures: Bool = false, keepsEvidence: Bool = false, pageScale: Double = 2
  ) {
    self.comparison = comparison
    self.limits = limits
    self.maskedIDs = maskedIDs
    self.drawsPictures = drawsPictures
    self.keepsEvidence = keepsEvidence
    self.pageScale = pageScale
  }

  var leavesOut: Bool { !maskedIDs.isEmpty || !comparison.mask.isEmpty }

  var isPlain: Bool { !leavesOut && comparison.metric == .exact && limits == DiffLimits(windowSize: limits.windowSize) }
}
