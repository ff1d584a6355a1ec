import GalleyData

struct MomentValues {
  let cells: CellStore
  private(set) var count = 0
  private(set) var others: [Int] = []
  let kind: Column.Kind
  private(set) var isUTC = false
  private(set) var isUnchanged = true

  func isEnough(of filled: Int) -> Bool { count > 0 && count * 10 >= filled * 9 }

  private static let maximumOtherCount = 3

  init(_ column: Column, isDayFirst: Bool) {
    var writer = CellWriter(width: 1)
    var (count, others, hasTime, isUTC, isUnchanged) = (0, [Int](), false, false, true)
    for row in 0..<column.count {
      column.withUTF8(row) { cell in
        guard !cell.isEmpty else { return writer.append(cell) }
        guard let moment = WrittenMoment(cell), var text = moment.iso(isDayFirst: isDayFirst) else {
          if !MissingWords.contain(cell), others.count < Self.maximumOtherCount { others.append(row) }
          return writer.append(cell)
        }
        count += 1
        hasTime = hasTime || moment.seconds != nil
        isUTC = isUTC || (moment.offset ?? 0) != 0
        text.withUTF8 { text in
          isUnchanged = isUnchanged && text.elementsEqual(cell)
          writer.append(text)
        }
      }
      writer.endRow()
    }
    cells = CellStore(writer.finish(), rowCount: writer.rowCount)
    kind = hasTime ? .timestamp : .date
    (self.count, self.others, self.isUTC, self.isUnchanged) = (count, others, isUTC, isUnchanged)
  }
}
