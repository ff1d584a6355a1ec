/// What measuring the texts of a column found.
public struct ColumnWidths: Hashable, Sendable {
  public var widths: [TextWidth]
  /// What could not be set as asked, by the index of the text.
  public var problems: [Int: [TextProblem]]
  public var paths: WidthPaths

  /// The index of the widest text, the first of equals, or nil where there is no text.
  public var widest: Int? {
    guard var widest = widths.indices.first else { return nil }
    for index in widths.indices where widths[index] > widths[widest] { widest = index }
    return widest
  }
}

/// How many widths were found in which way.
public struct WidthPaths: Hashable, Sendable {
  /// As sums of what pairs of glyphs are known to add.
  public var summed = 0
  /// As such sums, after contextual substitution that the table knows, or pairs that it had to learn.
  public var substituted = 0
  public var set = 0

  public init() {}

  public static func + (first: WidthPaths, second: WidthPaths) -> WidthPaths {
    var sum = first
    sum.summed += second.summed
    sum.substituted += second.substituted
    sum.set += second.set
    return sum
  }
}
