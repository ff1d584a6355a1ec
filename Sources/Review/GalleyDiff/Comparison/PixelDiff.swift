/// What differs between two bitmaps.
public struct PixelDiff: Hashable, Sendable {
  public let comparison: PixelComparison
  /// The first bitmap's size.
  public let firstSize: PixelSize
  public let secondSize: PixelSize
  /// Those pixels of what both cover that differ.
  public let differences: PixelSet
  /// Those of them that are darker in the second bitmap.
  public let darker: PixelSet
  /// Those that differ only as the smoothing of an edge does, and are not counted.
  public let antialiased: PixelSet
  /// Those that were left out; nil without a mask.
  public let masked: PixelSet?
  /// Where a text caret is in one of the bitmaps only, which is not counted; nil where none was looked for or found.
  public let caret: PixelRect?
  /// How many pixels differ, of both bitmaps: those that only one of them has differ, unless a mask leaves them out.
  ///
  /// With `odiff-4` those do not that are fully transparent.
  public let different: Int
  /// How many of them are fully transparent in both bitmaps, so that nobody can see the difference.
  public let hidden: Int
  /// Rectangles that hold the pixels which only one of the bitmaps has.
  public let outside: [PixelRect]
  /// How many pixels were compared.
  public let total: Int
  /// The mean structural similarity, 1 for equal bitmaps; nil for the other metrics.
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

  /// All that is not the same, counted or not: what differs, and what only smooths an edge.
  public var marks: PixelSet {
    guard !antialiased.isEmpty else { return differences }
    var marks = differences
    marks.formUnion(antialiased)
    return marks
  }

  /// All pixels of what both cover that are not the same; nil where the comparison left some of them out.
  public var unequal: PixelSet? {
    comparison.metric == .exact && masked == nil && caret == nil ? differences : nil
  }

  /// The pixels that differ, for whoever looks for their causes.
  public var differing: DifferingPixels { DifferingPixels(counted: differences, count: different, unequal: unequal) }

  public var sizesAgree: Bool { firstSize == secondSize }

  /// Whether nothing differs, not even the size.
  public var isEmpty: Bool { different == 0 && sizesAgree }

  /// The part of the compared pixels that differ, 0 … 1.
  public var ratio: Double { total == 0 ? 0 : Double(different) / Double(total) }
}

extension PixelSize {
  /// The rectangles of what this size has besides `part`, which lies in its upper left corner; empty ones are none.
  fileprivate func strips(outside part: PixelSize) -> [PixelRect] {
    [
      PixelRect(x: part.width, y: 0, width: width - part.width, height: part.height),
      PixelRect(x: 0, y: part.height, width: width, height: height - part.height),
    ].filter { !$0.isEmpty }
  }
}
