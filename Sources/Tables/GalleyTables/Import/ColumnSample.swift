struct ColumnSample {
  private static let size = 200

  static func count(
    _ column: Column, _ test: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> (passed: Int, missing: Int, filled: Int) {
    var (passed, missing, filled) = (0, MissingCount(), 0)
    let step = max(1, column.count / size)
    // A mostly empty column gives too small a sample, so further rows are examined below.
    for row in stride(from: 0, to: column.count, by: step) {
      column.withUTF8(row) { cell in
        guard !cell.isEmpty else { return }
        filled += 1
        if test(cell) { passed += 1 } else { missing.take(cell) }
      }
    }
    guard filled < 20, step > 1 else { return (passed, missing.count(beside: passed), filled) }
    for row in 0..<column.count where filled < size {
      column.withUTF8(row) { cell in
        guard !cell.isEmpty else { return }
        filled += 1
        if test(cell) { passed += 1 } else { missing.take(cell) }
      }
    }
    return (passed, missing.count(beside: passed), filled)
  }
}
