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
  /// What is behind transparent pixels for `yiq-7` and `oklab-hyab`; the other metrics take white.
  public var backdrop: Backdrop
  /// What is left out.
  public var mask: PixelMask

  /// A comparison by `metric`; a threshold of nil is the metric's default.
  public init(
    metric: PixelMetric = .exact, threshold: Double? = nil, countsAntialiasing: Bool = false,
    backdrop: Backdrop = .pattern, mask: PixelMask = PixelMask()
  ) {
    self.metric = metric
    self.threshold = threshold ?? metric.defaultThreshold
    self.countsAntialiasing = countsAntialiasing
    self.backdrop = backdrop
    self.mask = mask
  }

  /// What differs between `first`, the older or expected one, and `second`.
  ///
  /// Of two sizes, what both cover is compared, their top left pixels on each other.
  public func compare(_ first: Bitmap, _ second: Bitmap) -> PixelDiff {
    let sizes = (PixelSize(first), PixelSize(second))
    let overlap = sizes.0.overlap(sizes.1)
    let masked = mask.isEmpty ? nil : mask.pixels(of: overlap)
    var similarity: Double?
    let marks = withPlanes(first, second) { first, second in
      guard metric == .ssim else { return scan(first, second, overlap, masked) }
      let structure = StructuralSimilarity(first, second, size: overlap)
      similarity = structure.mean
      return structure.marks(below: 1 - threshold, mask: masked)
    }
    return PixelDiff(
      comparison: self, firstSize: sizes.0, secondSize: sizes.1, marks: marks, masked: masked,
      outside: metric == .odiff ? opaqueOutside(first, overlap) + opaqueOutside(second, overlap) : 0,
      similarity: similarity)
  }

  private func scan(_ first: PixelPlane, _ second: PixelPlane, _ size: PixelSize, _ mask: PixelSet?) -> PixelMarks {
    func run(_ rule: some DifferenceRule) -> PixelMarks {
      PixelScan(rule, first, second, size: size, countsAntialiasing: countsAntialiasing).run(mask: mask)
    }
    switch metric {
    case .exact, .ssim: return run(ExactRule())
    case .yiq: return run(YIQRule(threshold: threshold, backdrop: backdrop))
    case .oklab: return run(OklabRule(threshold: threshold, backdrop: backdrop))
    case .odiff: return run(OdiffRule(threshold: threshold))
    case .perceptual: return run(PerceptualRule(threshold: threshold))
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
  /// The size of `bitmap`.
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
