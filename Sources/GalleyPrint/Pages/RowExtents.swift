/// How many lines of text each row takes.
///
/// Two bytes a row where rows differ, and nothing where they are all alike.
struct RowExtents {
  /// The lines of every row, where they are all alike.
  private let uniform: Int
  private var counts: [UInt32] = []

  /// Rows of `lines` lines each.
  init(uniform lines: Int) { uniform = lines }

  /// Rows of `count` lines each, as `lines` tells of every one.
  init(count: Int, lines: (Int) -> Int) {
    uniform = 1
    counts = (0..<count).map { UInt32(clamping: max(1, lines($0))) }
  }

  /// The lines of a row.
  subscript(row: Int) -> Int { counts.isEmpty ? uniform : Int(counts[row]) }
}
