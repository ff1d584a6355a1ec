import GalleyData

struct ColumnSum {
  private(set) var isEqual: Bool?
  private(set) var unreadRows: [Int] = []

  init(of cells: CellStore, _ column: Int, _ rows: some Sequence<Int>, comparedTo text: String) {
    for mark in FractionMark.allCases {
      guard let wanted = Self.number(text, mark) else { continue }
      var (sum, count, unread): (ExactDecimal?, Int, [Int]) = (ExactDecimal(0), 0, [])
      for row in rows {
        cells.withUTF8(row: row, column: column) { cell in
          if cell.isEmpty || MissingWords.contain(cell) { return }
          guard let value = Self.number(cell, mark) else { return unread.append(row) }
          sum = sum?.adding(value)
          count += 1
        }
      }
      guard let sum, count > unread.count else { continue }
      // Of the two possible decimal marks, the file uses the one with which more cells are numbers.
      if isEqual != nil, unread.count > unreadRows.count { continue }
      let difference = sum.adding(wanted.negated)?.text
      let equals = difference.map { $0.allSatisfy { "0.-".contains($0) } } ?? false
      if isEqual == nil || equals || unread.count < unreadRows.count { (isEqual, unreadRows) = (equals, unread) }
      if equals, unread.isEmpty { return }
    }
  }

  private static func number(_ text: String, _ mark: FractionMark) -> ExactDecimal? {
    var text = text
    return text.withUTF8 { number($0, mark) }
  }

  private static func number(_ cell: UnsafeBufferPointer<UInt8>, _ mark: FractionMark) -> ExactDecimal? {
    var digits: [UInt8] = []
    guard let number = WrittenNumber(cell), number.write(cell, mark, to: &digits) else { return nil }
    return digits.withUnsafeBufferPointer { ExactDecimal($0) }
  }
}
