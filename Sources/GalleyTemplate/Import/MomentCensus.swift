import GalleyData

/// What the cells of a column show that may be days.
struct MomentCensus {
  private let column: Column
  /// Cells with anything in them.
  private(set) var filled = 0
  /// Cells that are marks for missing values.
  private(set) var missing = 0
  /// Whether years of two digits are among them.
  private(set) var hasShortYears = false
  private var dayFirstRow: Int?
  private var monthFirstRow: Int?
  private var (dayFirst, monthFirst, open) = (0, 0, 0)

  init(_ column: Column) { self.column = column }

  /// Whether a sample has so many days that all cells are worth a look.
  var isWorthIt: Bool {
    let (passed, missing, filled) = ColumnSample.count(column) { WrittenMoment($0) != nil }
    return passed > 0 && (passed + missing) * 10 >= filled * 8
  }

  /// Looks at all cells.
  mutating func count() {
    for row in 0..<column.count {
      column.withUTF8(row) { cell in
        guard !cell.isEmpty else { return }
        filled += 1
        guard let moment = WrittenMoment(cell) else {
          if MissingWords.contain(cell) { missing += 1 }
          return
        }
        hasShortYears = hasShortYears || moment.isYearShort
        switch moment.order {
        case .certain: break
        case .dayFirst:
          dayFirst += 1
          dayFirstRow = dayFirstRow ?? row
        case .monthFirst:
          monthFirst += 1
          monthFirstRow = monthFirstRow ?? row
        case .either: open += 1
        }
      }
    }
  }

  /// Whether the day comes before the month, as far as cells show it.
  var isDayFirst: Bool? { dayFirst == 0 && monthFirst == 0 ? nil : dayFirst >= monthFirst }

  /// The order, where it had to be found.
  func order(_ isDayFirst: Bool) -> MeaningEvidence.Order? {
    guard open > 0 || monthFirst > 0 else { return nil }
    return isDayFirst ? .dayFirst(row: dayFirstRow) : .monthFirst(row: monthFirstRow)
  }
}
