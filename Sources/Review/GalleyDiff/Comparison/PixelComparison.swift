public import GalleyPicture

/// The settings of a pixel comparison: a metric, its threshold, and the pixels to ignore.
///
/// ```swift
/// let diff = PixelComparison(metric: .yiq).compare(before, after)
/// print(diff.different, "of", diff.total)
/// ```
public struct PixelComparison: Hashable, Sendable {
  public var metric: PixelMetric
  public var threshold: Double
  public var countsAntialiasing: Bool
  public var antialiasingTolerance: Double
  /// The width of a text caret to ignore, in pixels. The first vertical line of this width whose pixels all differ is
  /// treated as the caret.
  public var caretWidth: Int?
  public var backdrop: Backdrop
  public var mask: PixelMask

  /// Creates a comparison. If `threshold` is nil, the default of the metric is used.
  ///
  /// - Parameters:
  ///   - metric: The rule that decides whether two pixels differ (default: `.exact`).
  ///   - threshold: The maximum difference between pixels that count as the same, in the unit of the metric; nil (the
  ///     default) uses the default of the metric.
  ///   - countsAntialiasing: Whether to count pixels that differ only in the antialiasing of an edge (default:
  ///     `false`). It has no effect for metrics that cannot detect them.
  ///   - antialiasingTolerance: The maximum brightness difference between pixels that count as a flat area next to an
  ///     antialiased edge, 0 … 255 (default: 0). Only ``PixelMetric/ciede2000`` uses it.
  ///   - caretWidth: The width of a text caret to ignore, in pixels; nil (the default) ignores none.
  ///   - backdrop: The background of transparent pixels for `yiq-7` and `oklab-hyab` (default: `.pattern`). The other
  ///     metrics use white.
  ///   - mask: The areas that are not compared (default: none).
  public init(
    metric: PixelMetric = .exact, threshold: Double? = nil, countsAntialiasing: Bool = false,
    antialiasingTolerance: Double = 0, caretWidth: Int? = nil, backdrop: Backdrop = .pattern,
    mask: PixelMask = PixelMask()
  ) {
    self.metric = metric
    self.threshold = threshold ?? metric.defaultThreshold
    self.countsAntialiasing = countsAntialiasing
    self.antialiasingTolerance = antialiasingTolerance
    self.caretWidth = caretWidth
    self.backdrop = backdrop
    self.mask = mask
  }

  private var settings: MetricSettings {
    MetricSettings(
      threshold: threshold, countsAntialiasing: countsAntialiasing, antialiasingTolerance: antialiasingTolerance,
      backdrop: backdrop)
  }

  /// Compares two bitmaps.
  ///
  /// Bitmaps of different sizes are aligned at the top left. Areas that only one of the bitmaps covers count as
  /// differing.
  ///
  /// - Parameters:
  ///   - first: The older or expected bitmap.
  ///   - second: The newer or actual bitmap.
  ///   - low: The low bytes of both bitmaps if their channels have 16 bits. Only used with ``PixelMetric/exact``.
  ///   - unequal: The pixels that are not identical, if they are already known.
  /// - Returns: The differences between both bitmaps.
  public func compare(
    _ first: Bitmap, _ second: Bitmap, low: (first: Bitmap, second: Bitmap)? = nil, unequal: UnequalPixels? = nil
  ) -> PixelDiff {
    let sizes = (PixelSize(first), PixelSize(second))
    let overlap = sizes.0.overlap(sizes.1)
    let masked = mask.isEmpty ? nil : mask.pixels(of: overlap)
    let (outcome, caret, hidden) = withPlanes(first, second) { first, second in
      let pair = PixelPair(first: first, second: second, size: overlap, mask: masked, unequal: unequal?.pixels)
      var outcome = metric.definition.outcome(of: pair, by: settings)
      if let low { outcome.marks.different.formUnion(Self.unequal(low, size: overlap, mask: masked)) }
      let caret = caretWidth.flatMap { Caret(width: $0).find(in: pair, marks: outcome.marks) }
      if let caret { outcome.marks.leaveOut(caret) }
      let known = metric == .exact && masked == nil && caret == nil ? unequal?.hidden : nil
      return (outcome, caret, known ?? outcome.marks.different.hidden(in: first, second))
    }
    return PixelDiff(
      comparison: self, firstSize: sizes.0, secondSize: sizes.1, marks: outcome.marks, masked: masked, caret: caret,
      opaqueOutside: metric.countsOutside ? opaqueOutside(first, overlap) + opaqueOutside(second, overlap) : 0,
      hidden: hidden, similarity: outcome.similarity)
  }

  private static func unequal(
    _ low: (first: Bitmap, second: Bitmap), size: PixelSize, mask: PixelSet?
  ) -> PixelSet {
    low.first.withPlane { one in
      low.second.withPlane { other in
        let pair = PixelPair(first: one, second: other, size: size, mask: mask)
        return PixelMetric.exact.definition.outcome(of: pair, by: PixelComparison().settings).marks.different
      }
    }
  }

  /// Counts the opaque pixels of `bitmap` outside the overlap, which odiff counts as differing.
  private func opaqueOutside(_ bitmap: Bitmap, _ overlap: PixelSize) -> Int {
    guard PixelSize(bitmap) != overlap else { return 0 }
    var count = 0
    for y in 0..<bitmap.height {
      for x in (y < overlap.height ? overlap.width : 0)..<bitmap.width where bitmap[x, y].alpha != 0 { count += 1 }
    }
    return count
  }

  private func withPlanes<Result>(
    _ first: Bitmap, _ second: Bitmap, _ body: (PixelPlane, PixelPlane) -> Result
  ) -> Result {
    first.withPlane { one in second.withPlane { other in body(one, other) } }
  }
}

extension PixelSize {
  public init(_ bitmap: Bitmap) { self.init(width: bitmap.width, height: bitmap.height) }
}

extension Bitmap {
  func withPlane<Result>(_ body: (PixelPlane) -> Result) -> Result {
    pixels.withUnsafeBytes { bytes in
      // An array is aligned to 16 bytes. An empty array may have no address, but then no pixel is read and any address
      // works.
      let address = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 16)
      guard let address else { preconditionFailure("16 is not a null address") }
      return body(PixelPlane(base: address.assumingMemoryBound(to: UInt32.self), stride: width))
    }
  }
}

extension PixelSet {
  fileprivate func hidden(in first: PixelPlane, _ second: PixelPlane) -> Int {
    var count = 0
    for y in 0..<size.height {
      for word in 0..<stride where words[y * stride + word] != 0 {
        count += first.hidden(with: second, among: words[y * stride + word], word: word, y: y, width: size.width)
      }
    }
    return count
  }
}
