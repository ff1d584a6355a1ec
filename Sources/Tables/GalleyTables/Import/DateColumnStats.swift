import GalleyData

struct DateColumnStats {
  let column: Column
  private(set) var filled = 0
  private var marks = MissingCount()
  private(set) var moments = 0
  private(set) var hasShortYears = false
  private var dayFirstRow: Int?
  private var monthFirstRow: Int?
  private var (dayFirst, monthFirst, open) = (0, 0, 0)
  private var (firsts, seconds): (Set<Int>, Set<Int>) = ([], [])
  /// The number of dates whose weekday, written in the same cell, fits only one of the two orders of day and month.
  private var (fitDay, fitMonth) = (0, 0)
  private var (fitDayRow, fitMonthRow): (Int?, Int?)

  init(_ column: Column) { self.column = column }

  var isWorthReading: Bool {
    let (passed, missing, filled) = ColumnSample.count(column) { WrittenMoment($0) != nil }
    return passed > 0 && (passed + missing) * 2 >= filled
  }

  var isOfMoments: Bool { moments > 0 && moments * 10 >= (filled - missing) * 9 }

  mutating func count() {
    for row in 0..<column.count {
      column.withUTF8(row) { cell in
        guard !cell.isEmpty else { return }
        filled += 1
        guard let moment = WrittenMoment(cell) else { return marks.take(cell) }
        moments += 1
        hasShortYears = hasShortYears || moment.isYearShort
        take(moment, row)
      }
    }
  }

  private mutating func take(_ moment: WrittenMoment, _ row: Int) {
    switch moment.order {
    case .certain: break
    case .dayFirst:
      dayFirst += 1
      dayFirstRow = dayFirstRow ?? row
    case .monthFirst:
      monthFirst += 1
      monthFirstRow = monthFirstRow ?? row
    case .either:
      open += 1
      firsts.insert(moment.parts.first)
      seconds.insert(moment.parts.second)
      guard let weekday = moment.weekday else { return }
      let (fitsDay, fitsMonth) = (
        moment.weekday(isDayFirst: true) == weekday, moment.weekday(isDayFirst: false) == weekday
      )
      if fitsDay, !fitsMonth { (fitDay, fitDayRow) = (fitDay + 1, fitDayRow ?? row) }
      if fitsMonth, !fitsDay { (fitMonth, fitMonthRow) = (fitMonth + 1, fitMonthRow ?? row) }
    }
  }

  var missing: Int { marks.count(beside: moments) }

  var hasOpenOrder: Bool { open > 0 }

  var isDayFirst: Bool? { dayFirst == 0 && monthFirst == 0 ? nil : dayFirst >= monthFirst }

  var byWeekdays: (isDayFirst: Bool, row: Int)? {
    guard fitDay != fitMonth else { return nil }
    return (fitDay > fitMonth ? fitDayRow : fitMonthRow).map { (fitDay > fitMonth, $0) }
  }

  /// Whether the day comes first, if the column is the sequence of the first days of all twelve months; nil if it is
  /// not such a sequence or some number is above 12.
  var bySequence: Bool? {
    guard dayFirst + monthFirst == 0 else { return nil }
    let months = Set(1...12)
    if firsts == [1], seconds == months { return true }
    return seconds == [1] && firsts == months ? false : nil
  }

  func order(_ isDayFirst: Bool, _ basis: MeaningEvidence.Basis) -> MeaningEvidence.Order? {
    guard open > 0 || monthFirst > 0 else { return nil }
    let row = isDayFirst ? dayFirstRow : monthFirstRow
    let shown = row.map { MeaningEvidence.Basis.row($0) } ?? basis
    return isDayFirst ? .dayFirst(shown) : .monthFirst(shown)
  }
}
