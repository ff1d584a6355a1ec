package indirect enum RowFilter {
  case all([RowFilter])
  case any([RowFilter])
  case not(RowFilter)
  case cell(Column, CellTest)
  /// A condition that is computed from several columns. If it is a comparison, `columns` are the compared columns.
  case expression(columns: [String], (Int) -> Bool)

  package func holds(_ row: Int) -> Bool {
    switch self {
    case .all(let filters): filters.allSatisfy { $0.holds(row) }
    case .any(let filters): filters.contains { $0.holds(row) }
    case .not(let filter): !filter.holds(row)
    case .cell(let column, let test): column.withUTF8(row, test.passes)
    case .expression(_, let holds): holds(row)
    }
  }
}

package enum CellTest {
  case equals([[UInt8]])
  case number(Comparison, Double)
  /// A comparison by sort order. Empty cells never match.
  case text(Comparison, CollatedText)
  case contains([UInt8])
  case startsWith([UInt8])
  case endsWith([UInt8])
  case matches(RegularExpression)

  package enum Comparison: String, CaseIterable {
    case below, above, atLeast, atMost

    package func holds(_ result: Int) -> Bool {
      switch self {
      case .below: result < 0
      case .above: result > 0
      case .atLeast: result >= 0
      case .atMost: result <= 0
      }
    }
  }

  package func passes(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .equals(let texts): texts.contains { cell.elementsEqual($0) }
    case .number(let comparison, let bound):
      CellNumber.value(cell).map { comparison.holds($0 < bound ? -1 : $0 > bound ? 1 : 0) } ?? false
    case .text(let comparison, let bound): !cell.isEmpty && comparison.holds(-bound.compare(cell))
    case .contains(let text): text.isEmpty || TextPiece.first(text, in: cell) != nil
    case .startsWith(let text): cell.starts(with: text)
    case .endsWith(let text): cell.reversed().starts(with: text.reversed())
    case .matches(let expression): expression.hasMatch(in: cell)
    }
  }
}

package struct CollatedText {
  private let text: [UInt8]
  private let key: [UInt8]

  package init(_ text: String) {
    self.text = Array(text.utf8)
    var collation = Collation()
    var key: [UInt8] = []
    self.text.withUnsafeBufferPointer { collation.write($0, to: &key) }
    self.key = key
  }

  package func compare(_ cell: UnsafeBufferPointer<UInt8>) -> Int {
    var collation = Collation()
    var other: [UInt8] = []
    collation.write(cell, to: &other)
    let result = key.withUnsafeBufferPointer { key in other.withUnsafeBufferPointer { TextOrder.compare(key, $0) } }
    return result != 0 ? result : text.withUnsafeBufferPointer { TextOrder.compare($0, cell) }
  }
}
