import GalleyData

extension ExpressionFunction {
  static let dates = [
    part("year", "The year of a date.") { $0.year },
    part("quarter", "The quarter, from 1.") { ($0.month + 2) / 3 },
    part("month", "The month, from 1.") { $0.month },
    part("day", "The day of the month.") { $0.day },
    ofDay("week", "The ISO 8601 week number; week 1 contains the first Thursday.") { CalendarWeek.number(of: $0) },
    ofDay("weekday", "The weekday, from 1 for Monday.") { CalendarWeek.weekday(of: $0) },
    ofMoment("hour", "The hour of a date with a time, from 0.") { $0 / 3600 },
    ofMoment("minute", "The minute of a date with a time, from 0.") { $0 / 60 % 60 },
    ExpressionFunction(
      "truncate", "date, unit", "The first day of the week (Monday), month, quarter or year; `day` removes the time."
    ) { (call) throws(ExpressionError) in
      let date = try call.date(0)
      guard let unit = call.arguments[1].literal.flatMap(CalendarUnit.init) else {
        throw call.error(1, expected: "day, week, month, quarter or year", found: call.arguments[1].description)
      }
      var result = Expression(.date) { date.value($0).day.map { .day(unit.start(of: $0)) } ?? .empty }
      result.unit = unit.hasTitles ? unit : nil
      return result
    },
    ExpressionFunction(
      "date", "text, [format]",
      "A date from text in a format such as \"DD.MM.YYYY\" or \"MMM D, YYYY\", or the date part of a date with a time."
    ) { (call) throws(ExpressionError) in
      if call.arguments[0].kind.isDate, call.arguments.count == 1 {
        let date = call.arguments[0]
        return Expression(.date) { date.value($0).day.map { .day($0) } ?? .empty }
      }
      return try parsed(call)
    },
    difference("days", "The number of days from one date to another; times are ignored.") { $1.day - $0.day },
    difference("hours", "The number of hours between two dates with times.", per: 3600) { $1.instant - $0.instant },
    difference("minutes", "The number of minutes between two dates with times.", per: 60) { $1.instant - $0.instant },
  ]

  private static func ofDay(
    _ name: String, _ doc: String, _ part: @escaping @Sendable (Int) -> Int
  ) -> ExpressionFunction {
    ExpressionFunction(name, "date", doc) { (call) throws(ExpressionError) in
      let date = try call.date(0)
      return Expression(.number) { date.value($0).day.map { .number(ExactDecimal(part($0))) } ?? .empty }
    }
  }

  private static func part(
    _ name: String, _ doc: String, _ part: @escaping @Sendable ((year: Int, month: Int, day: Int)) -> Int
  ) -> ExpressionFunction {
    ofDay(name, doc) { part(DayNumber.parts($0)) }
  }

  private static func ofMoment(
    _ name: String, _ doc: String, _ part: @escaping @Sendable (Int) -> Int
  ) -> ExpressionFunction {
    ExpressionFunction(name, "time", doc) { (call) throws(ExpressionError) in
      let time = try call.argument(0, .timestamp)
      return Expression(.number) { row in
        guard case .moment(let moment) = time.value(row) else { return .empty }
        return .number(ExactDecimal(part(moment.seconds)))
      }
    }
  }

  private static func difference(
    _ name: String, _ doc: String, per unit: Int = 1,
    _ difference: @escaping @Sendable (Expression.Moment, Expression.Moment) -> Int
  ) -> ExpressionFunction {
    ExpressionFunction(name, "from, to", doc) { (call) throws(ExpressionError) in
      let (from, to) = (try call.date(0), try call.date(1))
      return Expression(.number, decimals: Decimals(cap: unit == 1 ? nil : 2)) { row in
        guard let first = from.value(row).moment, let last = to.value(row).moment else { return .empty }
        let number = ExactDecimal(difference(first, last)).divided(by: ExactDecimal(unit))
        return number.map { .number($0) } ?? .empty
      }
    }
  }

  // MARK: Parsing

  private static func parsed(_ call: FunctionCall) throws(ExpressionError) -> Expression {
    // The given format applies, even if the column was read as dates in another format or as numbers.
    let column = call.arguments.count > 1 ? call.arguments[0].column : nil
    let text = if let column { Expression(written: column) } else { try call.argument(0, .text) }
    guard call.arguments.count > 1 else {
      return Expression(.date) { row in
        guard case .text(let text) = text.value(row), let iso = WrittenMoment(text)?.iso(isDayFirst: true) else {
          return .empty
        }
        return CalendarDate(String(iso.prefix(10))).map { .day($0.number) } ?? .empty
      }
    }
    guard let written = call.arguments[1].literal, let format = DateFormat(written) else {
      throw call.error(
        1, expected: "a format of YYYY, MM and DD, such as \"DD.MM.YYYY\"", found: call.arguments[1].description)
    }
    let result = Expression(format.hasTime ? .timestamp : .date) { row in
      if case .text(let text) = text.value(row) { format.value(text) } else { .empty }
    }
    let filled = (0..<call.rowCount).lazy.filter { !text.value($0).isEmpty }
    if let first = filled.first, filled.allSatisfy({ result.value($0).isEmpty }) {
      throw call.error(1, expected: "a format that fits '\(text.value(first).text)'", found: "'\(written)'")
    }
    return result
  }
}

extension Expression.Value {
  fileprivate var moment: Expression.Moment? {
    switch self {
    case .day(let day): Expression.Moment(day: day, seconds: 0, rest: "")
    case .moment(let moment): moment
    default: nil
    }
  }
}

extension Expression.Moment {
  fileprivate var instant: Int { day * 86_400 + seconds }
}

enum CalendarWeek {
  /// Returns the weekday, from 1 for Monday. Day 0 is a Thursday.
  static func weekday(of day: Int) -> Int { ((day + 3) % 7 + 7) % 7 + 1 }

  /// Returns the ISO week number: a week belongs to the year that contains its Thursday.
  static func number(of day: Int) -> Int {
    let thursday = day - weekday(of: day) + 4
    return (thursday - DayNumber.number(DayNumber.parts(thursday).year, 1, 1)) / 7 + 1
  }
}

extension CalendarUnit {
  func start(of day: Int) -> Int {
    let (year, month, _) = DayNumber.parts(day)
    switch self {
    case .day: return day
    case .week: return day - CalendarWeek.weekday(of: day) + 1
    case .month: return DayNumber.number(year, month, 1)
    case .quarter: return DayNumber.number(year, (month - 1) / 3 * 3 + 1, 1)
    case .year: return DayNumber.number(year, 1, 1)
    }
  }
}
