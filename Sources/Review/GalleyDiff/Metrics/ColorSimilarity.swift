import Dispatch

extension PixelMetric {
  /// CIE94 combined with structural similarity, as in Playwright's comparator `ssim-cie94`.
  ///
  /// A pixel differs if its ΔE of CIE94 exceeds the threshold (default: 1). The difference is treated as antialiasing
  /// if the pixel's surroundings vary in both images and a square of 31 × 31 pixels around it has a similarity of at
  /// least 0.99. The second image is the reference. As in Playwright, a single differing pixel at the edge passes.
  public static let ssimCIE94 = PixelMetric(ColorSimilarity.self)
}

struct ColorSimilarity: MetricDefinition {
  static var name: String { "ssim-cie94" }
  static var defaultThreshold: Double? { 1 }

  private static let similarity = 0.99

  let planes: PaddedPlanes
  let pair: PixelPair
  let threshold: Double
  let countsAntialiasing: Bool

  private static let band = 64

  static func outcome(of pair: PixelPair, by settings: MetricSettings) -> MetricOutcome {
    let size = pair.size
    guard size.count > 0 else { return MetricOutcome(marks: PixelMarks(size: size)) }
    let metric = ColorSimilarity(
      planes: PaddedPlanes(pair), pair: pair, threshold: settings.threshold,
      countsAntialiasing: settings.countsAntialiasing)
    let bands = (size.height + band - 1) / band
    let marks = PixelMarks(size: size) { rows in
      let body: @Sendable (Int) -> Void = { number in
        metric.judge((number * band)..<min((number + 1) * band, size.height), into: rows)
      }
      if bands > 1 { DispatchQueue.concurrentPerform(iterations: bands, execute: body) } else { body(0) }
    }
    return MetricOutcome(marks: marks)
  }

  private func judge(_ band: Range<Int>, into rows: PixelMarks.Rows) {
    rows.clear(band)
    var sums = WindowSums(planes)
    for y in band {
      for x in 0..<pair.size.width where pair.first[x, y] != pair.second[x, y] && pair.mask?[x, y] != true {
        guard let verdict = verdict(x, y, &sums) else { continue }
        let (place, bit) = (y * rows.stride + x >> 6, UInt64(1) << UInt64(x & 63))
        if verdict == .same {
          rows.antialiased[place] |= bit
        } else {
          rows.different[place] |= bit
          if verdict == .darker { rows.darker[place] |= bit }
        }
      }
    }
  }

  /// Returns the verdict on a pixel: nil if the colours differ by at most the threshold, and `same` if only the
  /// antialiasing of an edge differs.
  private func verdict(_ x: Int, _ y: Int, _ sums: inout WindowSums) -> PixelVerdict? {
    let (one, other) = (planes.color(0, x, y), planes.color(1, x, y))
    guard other.difference(to: one) > threshold else { return nil }
    let verdict: PixelVerdict = one.lightness > other.lightness ? .darker : .different
    if countsAntialiasing || planes.isFlat(0, x, y) || planes.isFlat(1, x, y) { return verdict }
    return sums.similarity(x, y) >= Self.similarity ? .same : verdict
  }
}
