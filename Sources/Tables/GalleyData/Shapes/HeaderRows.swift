/// Column names on several rows, where a name above may apply to several columns below.
///
/// ```
/// Region, Q1,,     Q2,
/// ,       Count,Amount, Count,Amount
/// ```
package struct HeaderRows: Hashable {
  package private(set) var start: Int
  package private(set) var count: Int
  package private(set) var names: [String]

  private static let maximumAbove = 4

  /// Returns nil if there is only one header row above `data`.
  package init?(_ rows: [[String]], above data: Int, spans: [MergedCells]? = nil) {
    guard data >= 2, case let last = data - 1, Self.areTexts(rows[last]) else { return nil }
    let width = rows[last...].prefix(20).map(\.count).max() ?? 0
    guard width >= 3 else { return nil }
    let grid = Grid(rows, width: width, spans: spans)
    var (start, parts) = (last, (0..<width).map { grid.cell(last, $0) })
    while start > 0, last - start < Self.maximumAbove, grid.isWhole(start - 1, above: parts) {
      start -= 1
      parts = grid.joined(start..<data)
    }
    guard start < last, parts.count(where: \.isEmpty) <= 1 else { return nil }
    (self.start, count, names) = (start, data - start, parts)
  }

  /// Returns whether a row consists of text. Years are ignored, because they may be column names.
  private static func areTexts(_ row: [String]) -> Bool {
    row.allSatisfy { cell in !CellKind(cell).isTyped || (Int(cell).map { 1900...2100 ~= $0 } ?? false) }
  }

  private struct Grid {
    let rows: [[String]]
    let width: Int
    let spans: [MergedCells]

    init(_ rows: [[String]], width: Int, spans: [MergedCells]?) {
      (self.rows, self.width) = (rows, width)
      self.spans = (spans ?? []).filter { $0.columns.count > 1 }
    }

    func cell(_ row: Int, _ column: Int) -> String {
      guard column < rows[row].count else { return "" }
      let text = rows[row][column]
      return text.allSatisfy(\.isWhitespace) ? "" : text
    }

    func isWhole(_ index: Int, above names: [String]) -> Bool {
      let row = (0..<width).map { cell(index, $0) }
      let filled = row.indices.filter { !row[$0].isEmpty }
      guard let first = filled.first, filled.count < width, HeaderRows.areTexts(row),
        !filled.contains(where: { row[$0].last == ":" }), hasSpan(index, row, names)
      else { return false }
      let isStubEmpty = first > 0 && !names[0].isEmpty
      let isBelowEmpty = filled.contains { names[$0].isEmpty }
      let repeated = Set(names.filter { !$0.isEmpty }).count < names.count { !$0.isEmpty }
      // A row with a single non-empty cell may be a centred title, unless the cell is a year or is merged and after the
      // first column.
      if filled.count == 1 {
        let isMerged = spans.contains { $0.rows.contains(index) && $0.columns.lowerBound > 0 }
        return isStubEmpty && (Int(row[first]) != nil || isMerged)
      }
      return isStubEmpty || isBelowEmpty || repeated
    }

    private func hasSpan(_ index: Int, _ row: [String], _ names: [String]) -> Bool {
      if spans.contains(where: { $0.rows.contains(index) }) { return true }
      return row.indices.dropLast().contains { column in
        !row[column].isEmpty && row[column + 1].isEmpty && !names[column].isEmpty && !names[column + 1].isEmpty
      }
    }

    func joined(_ lines: Range<Int>) -> [String] {
      let covered = lines.map { covering($0, below: $0 + 1..<lines.upperBound) }
      return (0..<width).map { column in
        var parts: [String] = []
        for row in covered where !row[column].isEmpty && row[column] != parts.last { parts.append(row[column]) }
        return parts.joined(separator: " ")
      }
    }

    private func covering(_ index: Int, below: Range<Int>) -> [String] {
      var row = (0..<width).map { cell(index, $0) }
      guard !below.isEmpty else { return row }
      let merged = spans.filter { $0.rows.contains(index) }
      for span in merged where span.columns.lowerBound < width {
        for column in span.columns.dropFirst() where column < width { row[column] = row[span.columns.lowerBound] }
      }
      guard merged.isEmpty else { return row }
      var whole = ""
      for column in 0..<width {
        if !row[column].isEmpty {
          // A name with no names below it belongs only to its own column.
          whole = below.contains { !cell($0, column).isEmpty } ? row[column] : ""
        } else if below.contains(where: { !cell($0, column).isEmpty }) {
          row[column] = whole
        }
      }
      return row
    }
  }
}
