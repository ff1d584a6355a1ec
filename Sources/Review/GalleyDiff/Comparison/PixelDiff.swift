/// The result of a ``PixelComparison``: how many pixels differ, and which.
public struct PixelDiff: Hashable, Sendable {
  public let comparison: PixelComparison
  public let firstSize: PixelSize
  public let secondSize: PixelSize
  /// The differing pixels in the area that both bitmaps cover.
  public let differences: PixelSet
  /// The differing pixels that are darker in the second bitmap.
  public let darker: PixelSet
  /// Pixels that differ only in antialiasing and are not counted.
  public let antialiased: PixelSet
  public let masked: PixelSet?
  /// The frame of an ignored text caret that only one of the bitmaps shows, or nil if none was found.
  public let caret: PixelRect?
  /// The number of differing pixels. Includes unmasked pixels that only one bitmap covers. With `odiff-4`, fully
  /// transparent pixels that only one bitmap covers are not included.
  public let different: Int
  /// The number of differing pixels that are fully transparent in both bitmaps.
  public let hidden: Int
  public let outside: [PixelRect]
  public let total: Int
  /// The mean structural similarity, at most 1 (identical bitmaps). Nil for metrics other than `ssim`.
  public let similarity: Double?

  init(
    comparison: PixelComparison, firstSize: PixelSize, secondSize: PixelSize, marks: PixelMarks, masked: PixelSet?,
    caret: PixelRect?, opaqueOutside: Int, hidden: Int, similarity: Double?
  ) {
    self.hidden = hidden
    self.comparison = comparison
    self.firstSize = firstSize
    self.secondSize = secondSize
    self.masked = masked
    self.caret = caret
    self.similarity = similarity
    differences = marks.different
    darker = marks.darker
    antialiased = marks.antialiased
    let overlap = firstSize.overlap(secondSize)
    outside = firstSize.strips(outside: overlap) + secondSize.strips(outside: overlap)
    let all = outside.reduce(0) { $0 + $1.width * $1.height }
    let hidden =
      comparison.mask.isEmpty || outside.isEmpty
      ? 0 : [firstSize, secondSize].reduce(0) { $0 + comparison.mask.pixels(of: $1).count } - 2 * (masked?.count ?? 0)
    let rest = comparison.metric.countsOutside ? all : all - hidden
    different = marks.different.count + (comparison.metric.countsOutside ? opaqueOutside : rest)
    total = overlap.count - (masked?.count ?? 0) + rest
  }

  /// All pixels that differ, including those that differ only in antialiasing.
  public var marks: PixelSet {
    guard !antialiased.isEmpty else { return differences }
    var marks = differences
    marks.formUnion(antialiased)
    return marks
  }

  public var unequal: PixelSet? {
    comparison.metric == .exact && masked == nil && caret == nil ? differences : nil
  }

  public var differing: DifferingPixels { DifferingPixels(counted: differences, count: different, unequal: unequal) }

  public var sizesAgree: Bool { firstSize == secondSize }

  public var isEmpty: Bool { different == 0 && sizesAgree }

  /// The fraction of compared pixels that differ, 0 … 1.
  public var ratio: Double { total == 0 ? 0 : Double(different) / Double(total) }
}

extension PixelSize {
  fileprivate func strips(outside part: PixelSize) -> [PixelRect] {
    [
      PixelRect(x: part.width, y: 0, width: width - part.width, height: part.height),
      PixelRect(x: 0, y: part.height, width: width, height: height - part.height),
    ].filter { !$0.isEmpty }
  }
}
