public import GalleyPicture

/// How two bitmaps are compared: a metric and what it leaves out.
///
/// ```swift
/// let diff = PixelComparison(metric: .yiq).compare(before, after)
/// print(diff.different, "of", diff.total)
/// ```
public struct PixelComparison: Hashable, Sendable {
  /// When two pixels differ; `exact` unless told otherwise.
  public var metric: PixelMetric
  /// How much two pixels may differ; the meaning and the default are the metric's.
  public var threshold: Double
  /// Whether pixels that only smooth an edge count too; false by default, and of no effect where the metric does not
  /// tell them apart.
  public var countsAntialiasing: Bool
  /// How much the brightness of pixels beside a smoothed edge may differ and still be one flat area, 0 … 255.
  ///
  /// 0 by default; only ``PixelMetric/ciede2000`` knows it.
  public var antialiasingTolerance: Double
  /// How wide a text caret is, in pixels, that may blink in one of the bitmaps; nil where no caret is left out.
  ///
  /// The first upright line of this width whose pixels differ is the caret.
  public var caretWidth: Int?
  /// What is behind transparent pixels for `yiq-7` and `oklab-hyab`; the other metrics take white.
  public var backdrop: Backdrop
  public var mask: PixelMask

  /// A comparison by `metric`; a threshold of nil is the metric's default.
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

  /// What differs between `first`, the older or expected one, and `second`.
  ///
  /// Of two sizes, what both cover is compared, their top left pixels on each other; what only one covers differs.
  /// `low` are the lower bytes of channels of sixteen bits, for ``PixelMetric/exact``. `unequal` are the pixels that
  /// differ, if they are known.
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

  /// The pixels of `size` whose lower bytes are not equal.
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

  /// The pixels of `bitmap` outside the overlap that show something: odiff counts them as different.
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
  /// Calls `body` with the pixels in place.
  func withPlane<Result>(_ body: (PixelPlane) -> Result) -> Result {
    pixels.withUnsafeBytes { bytes in
      // An array's bytes start on a boundary of 16; an empty array may have no address, and no pixel is read then.
      let address = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 16)
      guard let address else { preconditionFailure("16 is not a null address") }
      return body(PixelPlane(base: address.assumingMemoryBound(to: UInt32.self), stride: width))
    }
  }
}

extension PixelSet {
  /// How many pixels of the set are fully transparent in both images.
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
