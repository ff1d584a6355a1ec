import GalleyData

/// Finds subtotals by their labels and numbers. Adding up a column that includes them would count the values above them
/// twice.
struct SubtotalRows {
  package private(set) var rows: [Int] = []
  private(set) var word = ""
  private let table: DataRows
  private var known = RowSet()

  private static let longest = 80
  /// The maximum number of rows that are compared with the sum of all rows above them; a table has few such totals.
  private static let mostOverall = 20
  /// The maximum number of times that each row is added up, on average. If "Total" is a common value, it proves
  /// nothing.
  private static let maximumReads = 50

  init(_ table: DataRows) {
    self.table = table
    var start = 0
    var overall = 0
    var left = table.cells.rowCount * Self.maximumReads
    for row in 0..<table.cells.rowCount {
      let isLast = row == table.cells.rowCount - 1
      guard left >= 0, let label = label(of: row, isLast: isLast) else { continue }
      left -= row - start
      let isPart = row > start && adds(start..<row, row, after: label)
      let isAll = !isPart && start > 0 && overall < Self.mostOverall && adds(0..<row, row, after: label)
      if !isPart, start > 0, overall < Self.mostOverall { (overall, left) = (overall + 1, left - row) }
      guard isPart || isAll else { continue }
      if rows.isEmpty { word = text(row, label) }
      rows.append(row)
      known.insert(row)
      start = row + 1
    }
  }

  func contains(_ row: Int) -> Bool { known.contains(row) }

  private func text(_ row: Int, _ column: Int) -> String {
    table.cells.withUTF8(row: row, column: column) { String(decoding: $0, as: UTF8.self) }
  }

  private func label(of row: Int, isLast: Bool) -> Int? {
    for column in table.names.indices {
      let isLabel: Bool? = table.cells.withUTF8(row: row, column: column) { cell in
        if cell.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return nil }
        return cell.count <= Self.longest && FooterWords.mentionTotal(cell)
      }
      if let isLabel { return isLabel ? column : isLast && column > 0 ? 0 : nil }
    }
    return nil
  }

  private func adds(_ range: Range<Int>, _ row: Int, after label: Int) -> Bool {
    let others = range.filter { !contains($0) }
    // A match with a single number is a coincidence, unless there were totals before.
    guard others.count > 1 || range.lowerBound > 0 else { return false }
    return table.names.indices.dropFirst(label + 1).contains { column in
      let text = text(row, column)
      guard CellKind(text) == .number, text.utf8.contains(where: { 0x31...0x39 ~= $0 }) else { return false }
      let sum = ColumnSum(of: table.cells, column, others, comparedTo: text)
      return sum.isEqual == true && sum.unreadRows.isEmpty
    }
  }
}
