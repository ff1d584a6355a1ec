/// The result of measuring the texts of a column.
public struct ColumnWidths: Hashable, Sendable {
  public var widths: [TextWidth]
  /// The reasons why texts could not be set as requested, by the index of the text.
  public var problems: [Int: [TextProblem]]
  public var paths: WidthPaths

  /// The index of the widest text, or nil if there are no texts. Among equal widths, the first one counts.
  public var widest: Int? {
    guard var widest = widths.indices.first else { return nil }
    for index in widths.indices where widths[index] > widths[widest] { widest = index }
    return widest
  }
}

/// The number of widths that were found by each method.
public struct WidthPaths: Hashable, Sendable {
  /// Sums of pair widths.
  public var summed = 0
  /// Sums after a contextual substitution that the table covers, or after adding new pairs to the table.
  public var substituted = 0
  /// Texts that had to be set.
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
