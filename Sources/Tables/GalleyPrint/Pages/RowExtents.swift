/// The number of text lines in each row.
///
/// Takes four bytes per row if rows differ, and no memory if all rows are alike.
struct RowExtents {
  private let uniform: Int
  private var counts: [UInt32] = []

  init(uniform lines: Int) { uniform = lines }

  /// Creates the extents from `counts`, which are results of ``count(_:)``.
  init(counts: [UInt32]) {
    uniform = 1
    self.counts = counts
  }

  /// Returns the stored value for a row of `lines` lines, which is at least 1.
  static func count(_ lines: Int) -> UInt32 { UInt32(clamping: max(1, lines)) }

  subscript(row: Int) -> Int { counts.isEmpty ? uniform : Int(counts[row]) }
}
