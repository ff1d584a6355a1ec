import GalleyData

struct MergedFilling {
  package private(set) var rows: ArraySlice<[String]>
  private(set) var areas: [Int: [UInt32]] = [:]
  private var count = 0
  private var hasNumbers = false

  /// Fills all rows of merged cells. `all` rows contain values from `start` on. Only the first column of a merged cell
  /// is filled, because the cell has a single value.
  init(_ all: [[String]], from start: Int, _ merged: [MergedCells]) {
    rows = all[start...]
    // Regular programs do not write overlapping cells, so each row of a column is filled only once.
    var next: [Int: Int] = [:]
    for area in merged.sorted(by: { $0.rows.lowerBound < $1.rows.lowerBound })
    where area.rows.count > 1 && area.rows.lowerBound >= max(start, next[area.columns.lowerBound] ?? 0) {
      fill(area, from: start)
      next[area.columns.lowerBound] = area.rows.upperBound
    }
    rows = ArraySlice(rows)
  }

  private mutating func fill(_ area: MergedCells, from start: Int) {
    let column = area.columns.lowerBound
    let last = area.rows.upperBound - 1
    guard last < rows.endIndex, column < rows[area.rows.lowerBound].count else { return }
    let text = rows[area.rows.lowerBound][column]
    guard !text.isEmpty else { return }
    count += 1
    hasNumbers = hasNumbers || CellKind(text) == .number
    for row in area.rows {
      while rows[row].count <= column { rows[row].append("") }
      rows[row][column] = text
      areas[column, default: [UInt32](repeating: 0, count: rows.count)][row - start] = UInt32(count)
    }
  }

  func note(_ names: [String]) -> ImportNote? {
    guard count > 0 else { return nil }
    let columns = areas.keys.sorted().map { $0 < names.count && !names[$0].isEmpty ? names[$0] : "column \($0 + 1)" }
    return .merged(count, columns: columns, hasNumbers: hasNumbers)
  }
}
