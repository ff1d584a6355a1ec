/// How many lines of text each row takes.
///
/// Four bytes a row where rows differ, and nothing where they are all alike.
struct RowExtents {
  private let uniform: Int
  private var counts: [UInt32] = []

  init(uniform lines: Int) { uniform = lines }

  /// Rows of as many lines as `counts` says, made by ``count(_:)``.
  init(counts: [UInt32]) {
    uniform = 1
    self.counts = counts
  }

  /// What is kept of a row of `lines` lines; none takes less than one.
  static func count(_ lines: Int) -> UInt32 { UInt32(clamping: max(1, lines)) }

  subscript(row: Int) -> Int { counts.isEmpty ? uniform : Int(counts[row]) }
}
