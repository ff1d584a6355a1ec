/// The numbers of a comparison of two bitmaps, without its pixels: what reports print and keep.
public struct PixelSummary: Hashable, Sendable {
  public let metric: PixelMetric
  /// How much two pixels may differ, in the metric's terms.
  public let threshold: Double
  /// The first bitmap's size.
  public let firstSize: PixelSize
  public let secondSize: PixelSize
  /// How many pixels differ.
  public let different: Int
  /// How many pixels were compared.
  public let total: Int
  /// How many differ only as the smoothing of an edge does, and are not counted.
  public let antialiased: Int
  public let masked: Int
  /// Where a text caret was left out; nil where none was.
  public let caret: PixelRect?
  /// The square that holds the most of the differences; its side is that of the limits.
  public let densest: PixelSet.Window
  /// The side that was asked for; the square is smaller in a smaller bitmap.
  public let windowSize: Int
  /// The smallest rectangle around all differences, of both bitmaps; nil without any.
  public let bounds: PixelRect?
  /// Rectangles around the differences that lie together, from the top down; those that only one bitmap has come last.
  public let areas: [PixelRect]
  /// How many of ``different`` only one of the bitmaps has.
  public let outside: Int
  /// How many of ``different`` are fully transparent in both bitmaps.
  public let hidden: Int
  /// The mean structural similarity; nil for all metrics but `ssim`.
  public let similarity: Double?
  /// The limits that do not hold.
  public let excesses: [DiffLimits.Excess]
  /// How rows or columns were matched by their content, where that explains most of what differs.
  public let alignment: LineAlignment?
  /// What became of each area that differs; empty where that was not looked for, or layouts tell better.
  public let changes: [AreaChange]

  /// The numbers of `diff` beside `limits`; `frames` are those of the views with ids, in pixels.
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
    similarity = comparison.metric.definition.tellsSimilarity ? 1 : nil
    excesses = []
    (alignment, changes) = (nil, [])
  }

  /// The part of the compared pixels that differ, 0 … 1.
  public var ratio: Double { total == 0 ? 0 : Double(different) / Double(total) }

  public var sizesAgree: Bool { firstSize == secondSize }

  /// Whether the bitmaps pass: of one size, and within all limits.
  public var passes: Bool { sizesAgree && excesses.isEmpty }
}
