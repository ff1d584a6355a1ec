/// The number of lines in each row. It takes four bytes per row, or no memory if all rows have the same number.
struct RowExtents {
  private let uniform: Int
  private var counts: [UInt32] = []

  init(uniform lines: Int) { uniform = lines }

  init(counts: [UInt32]) {
    uniform = 1
    self.counts = counts
  }

  static func count(_ lines: Int) -> UInt32 { UInt32(clamping: max(1, lines)) }

  subscript(row: Int) -> Int { counts.isEmpty ? uniform : Int(counts[row]) }
}
