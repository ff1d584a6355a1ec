/// The counts and measurements from a pixel comparison, without the pixels themselves, for reports.
public struct PixelSummary: Hashable, Sendable {
  public let metric: PixelMetric
  /// The threshold of the comparison, in the unit of the metric.
  public let threshold: Double
  public let firstSize: PixelSize
  public let secondSize: PixelSize
  public let different: Int
  public let total: Int
  /// The number of pixels that differ only in antialiasing and are not counted.
  public let antialiased: Int
  public let masked: Int
  public let caret: PixelRect?
  /// The square with the most differing pixels. Its side is ``windowSize``, or less in a smaller bitmap.
  public let densest: PixelSet.Window
  /// The requested side of ``densest``, in pixels.
  public let windowSize: Int
  /// The smallest rectangle around all differences in both bitmaps, or nil if there are none.
  public let bounds: PixelRect?
  /// Rectangles around groups of differences, from top to bottom, followed by areas that only one bitmap covers.
  public let areas: [PixelRect]
  /// The number of pixels in ``different`` that only one bitmap covers.
  public let outside: Int
  public let hidden: Int
  public let similarity: Double?
  public let excesses: [DiffLimits.LimitViolation]
  public let alignment: LineAlignment?
  /// The classified changes. Empty if they were not computed or if layouts give a better explanation.
  public let changes: [AreaChange]

  /// Summarises `diff`.
  ///
  /// - Parameters:
  ///   - diff: The result of a comparison.
  ///   - limits: The differences to accept (default: none).
  ///   - frames: The frames of the views with ids, in pixels, for `limits.node`.
  ///   - alignment: The mapping of rows or columns, if known.
  ///   - changes: The classified changes, if known.
  public init(
    _ diff: PixelDiff, limits: DiffLimits = DiffLimits(), frames: [(id: String, frame: PixelRect)] = [],
    alignment: LineAlignment? = nil, changes: [AreaChange] = []
  ) {
    (self.alignment, self.changes) = (alignment, changes)
    metric = diff.comparison.metric
    threshold = diff.comparison.threshold
    firstSize = diff.firstSize
    secondSize = diff.secondSize
    (different, hidden) = (diff.different, diff.hidden)
    total = diff.total
    antialiased = diff.antialiased.count
    masked = diff.masked?.count ?? 0
    caret = diff.caret
    windowSize = limits.windowSize
    densest = diff.differences.densestWindow(side: limits.windowSize)
    outside = diff.outside.isEmpty ? 0 : diff.different - diff.differences.count
    let strips = outside > 0 ? diff.outside : []
    bounds = strips.reduce(diff.differences.bounds) { $1.union($0) }
    areas = diff.differences.areas() + strips
    similarity = diff.similarity
    excesses = limits.excesses(of: diff, densest: densest, frames: frames)
  }

  /// Creates the summary of two identical bitmaps, without comparing them.
  ///
  /// - Parameters:
  ///   - size: The size of both bitmaps.
  ///   - comparison: The settings of the comparison. Masked pixels do not count as compared.
  ///   - limits: The limits of the comparison, which are never exceeded.
  public init(equal size: PixelSize, comparison: PixelComparison, limits: DiffLimits) {
    metric = comparison.metric
    threshold = comparison.threshold
    (firstSize, secondSize) = (size, size)
    (outside, hidden) = (0, 0)
    (different, antialiased, masked) = (0, 0, comparison.mask.isEmpty ? 0 : comparison.mask.pixels(of: size).count)
    total = size.count - masked
    caret = nil
    windowSize = limits.windowSize
    let side = size.overlap(PixelSize(width: limits.windowSize, height: limits.windowSize))
    densest = PixelSet.Window(rect: PixelRect(x: 0, y: 0, width: side.width, height: side.height), count: 0)
    bounds = nil
    areas = []
    similarity = comparison.metric.definition.measuresSimilarity ? 1 : nil
    excesses = []
    (alignment, changes) = (nil, [])
  }

  public var ratio: Double { total == 0 ? 0 : Double(different) / Double(total) }

  public var sizesAgree: Bool { firstSize == secondSize }

  public var passes: Bool { sizesAgree && excesses.isEmpty }
}
