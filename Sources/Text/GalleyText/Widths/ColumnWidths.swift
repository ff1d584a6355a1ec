public struct ColumnWidths: Hashable, Sendable {
  public var widths: [TextWidth]
  /// The problems by the index of the text.
  public var problems: [Int: [TextProblem]]
  public var paths: WidthPaths

  /// Nil if there are no texts. The first one of equal widths counts.
  public var widest: Int? {
    guard var widest = widths.indices.first else { return nil }
    for index in widths.indices where widths[index] > widths[widest] { widest = index }
    return widest
  }
}

public struct WidthPaths: Hashable, Sendable {
  public var summed = 0
  /// Sums with a substitution that the table covers, or after adding pairs to the table.
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
