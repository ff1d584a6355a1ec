import GalleyData

struct DayOrder {
  private let table: Table
  private let marks: FileMarks
  private let isMonthFirst: Bool?
  private let others: [(name: String, isDayFirst: Bool)]

  /// `isMonthFirst` is the order in the user's language, or nil if the user has not chosen one. `others` are the date
  /// columns whose order is unambiguous.
  init(_ table: Table, _ marks: FileMarks, isMonthFirst: Bool?, others: [(name: String, isDayFirst: Bool)]) {
    (self.table, self.marks, self.isMonthFirst, self.others) = (table, marks, isMonthFirst, others)
  }

  func decide(_ stats: DateColumnStats) -> (isDayFirst: Bool, basis: MeaningEvidence.Basis) {
    if let found = stats.byWeekdays { return (found.isDayFirst, .row(found.row)) }
    if let isDayFirst = stats.bySequence { return (isDayFirst, .sequence) }
    if let named = byNames(stats.column) { return named }
    let votes = others.count(where: \.isDayFirst)
    if votes * 2 != others.count {
      let isDayFirst = votes * 2 > others.count
      if let other = others.first(where: { $0.isDayFirst == isDayFirst }) { return (isDayFirst, .column(other.name)) }
    }
    return marks.isDayFirst(asked: isMonthFirst) ?? (false, .nothing)
  }

  // MARK: Names beside days

  private static let minimumVotes = 2

  private func byNames(_ days: Column) -> (isDayFirst: Bool, basis: MeaningEvidence.Basis)? {
    for column in table.columns where column.kind == .string && column.name != days.name {
      guard ColumnSample.count(column, { CalendarName($0) != nil }).passed > 0 else { continue }
      var (dayFirst, monthFirst) = (0, 0)
      for row in 0..<table.rowCount {
        guard let name = column.withUTF8(row, { CalendarName($0) }),
          let moment = days.withUTF8(row, { WrittenMoment($0) }), moment.order == .either
        else { continue }
        let (isDayFirst, isMonthFirst) = (name.fits(moment, isDayFirst: true), name.fits(moment, isDayFirst: false))
        if isDayFirst, !isMonthFirst { dayFirst += 1 }
        if isMonthFirst, !isDayFirst { monthFirst += 1 }
      }
      let (maximum, minimum) = (max(dayFirst, monthFirst), min(dayFirst, monthFirst))
      if maximum >= Self.minimumVotes, minimum * 10 <= maximum { return (dayFirst > monthFirst, .column(column.name)) }
    }
    return nil
  }
}

extension CalendarName {
  fileprivate func fits(_ moment: WrittenMoment, isDayFirst: Bool) -> Bool {
    switch self {
    case .weekday(let day): moment.weekday(isDayFirst: isDayFirst) == day
    case .month(let month): moment.day(isDayFirst: isDayFirst)?.month == month
    }
  }
}
