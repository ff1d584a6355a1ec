import GalleyData

/// The text cells of a column in a file that stores numbers as numbers. Stored numbers have a decimal point, while text
/// keeps its notation: "2,5" next to 1.234 is two and a half.
struct TypedTexts {
  private let column: Column
  private(set) var hasCommas = false
  private(set) var isOpen = false

  init(_ column: Column) {
    self.column = column
    for row in 0..<column.count where !column.origin.pointRows.contains(row) {
      column.withUTF8(row) { cell in
        guard cell.contains(where: { FractionMark(rawValue: $0) != nil }), let number = WrittenNumber(cell) else {
          return
        }
        switch number.evidence(cell) {
        case .certain(.comma): hasCommas = true
        case .either: isOpen = true
        case .none, .certain(.point): break
        }
      }
    }
  }

  func column(_ mark: FractionMark) -> Column {
    var writer = CellWriter(width: 1)
    for row in 0..<column.count {
      column.withUTF8(row) { cell in
        if let text = rewritten(cell, row, mark) {
          text.withUnsafeBufferPointer { writer.append($0) }
        } else {
          writer.append(cell)
        }
      }
      writer.endRow()
    }
    return column.rewritten(CellStore(writer.finish(), rowCount: writer.rowCount))
  }

  private func rewritten(_ cell: UnsafeBufferPointer<UInt8>, _ row: Int, _ mark: FractionMark) -> [UInt8]? {
    guard cell.contains(where: { FractionMark(rawValue: $0) != nil }), !column.origin.pointRows.contains(row),
      let number = WrittenNumber(cell)
    else { return nil }
    switch number.evidence(cell) {
    case .certain(let own): return number.withPoint(cell, own)
    case .either: return number.withPoint(cell, mark)
    case .none: return nil
    }
  }
}
