/// Dates without separators, such as 20240105. A column that contains only such dates is not a column of numbers.
struct CompactDays {
  let cells: CellStore
  private(set) var count = 0

  private static let minimum = 3

  init?(_ column: Column) {
    var writer = CellWriter(width: 1)
    var count = 0
    for row in 0..<column.count {
      let isFit = column.withUTF8(row) { cell in
        if cell.isEmpty {
          writer.append(cell)
          return true
        }
        guard var day = Self.day(cell) else { return false }
        count += 1
        day.withUTF8 { writer.append($0) }
        return true
      }
      guard isFit else { return nil }
      writer.endRow()
    }
    guard count >= Self.minimum else { return nil }
    cells = CellStore(writer.finish(), rowCount: writer.rowCount)
    self.count = count
  }

  private static func day(_ cell: UnsafeBufferPointer<UInt8>) -> String? {
    guard cell.count == 8, cell.allSatisfy({ $0 &- 0x30 <= 9 }) else { return nil }
    let digits = cell.map { Int($0) - 0x30 }
    let year = digits[..<4].reduce(0) { $0 * 10 + $1 }
    let (month, day) = (digits[4] * 10 + digits[5], digits[6] * 10 + digits[7])
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard 1900...2099 ~= year, 1...12 ~= month, 1...lengths[month - 1] ~= day else { return nil }
    let text = String(decoding: cell, as: UTF8.self)
    return "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))"
  }
}
