final class RunCells {
  private let run: MeasuredRun
  private let count: Int
  private let isWhole: Bool
  private var columns: [(column: SharedColumnWidth, widths: [Double?])] = []

  init(_ run: MeasuredRun, count: Int, isWhole: Bool) {
    self.run = run
    self.count = count
    self.isWhole = isWhole
  }

  func note(_ width: Double, row: Int, in column: SharedColumnWidth) {
    guard isWhole else { return column.note(width, row: row, of: run, count: count) }
    let place = place(of: column)
    columns[place].widths[row] = max(width, columns[place].widths[row] ?? 0)
  }

  private func place(of column: SharedColumnWidth) -> Int {
    if let known = columns.firstIndex(where: { $0.column === column }) { return known }
    columns.append((column, [Double?](repeating: nil, count: count)))
    return columns.count - 1
  }

  func file() {
    for (column, widths) in columns { column.file(widths, of: run) }
  }
}
