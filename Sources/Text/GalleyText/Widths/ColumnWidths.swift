public struct ColumnWidths: Hashable, Sendable {
  public var widths: [TextWidth]
  /// The problems, by the index of the text.
  public var problems: [Int: [TextProblem]]
  public var paths: WidthPaths

  /// The index of the widest string, or nil if there are none. If several are equally wide, it is the first one.
  public var widest: Int? {
    guard var widest = widths.indices.first else { return nil }
    for index in widths.indices where widths[index] > widths[widest] { widest = index }
    return widest
  }
}

public struct WidthPaths: Hashable, Sendable {
  public var summed = 0
  /// The number of sums that include a substitution which the table covers, or for which pairs were added to the table.
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
