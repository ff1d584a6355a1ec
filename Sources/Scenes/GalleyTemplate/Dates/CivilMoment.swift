import GalleyData
package import GalleyTables

/// A date and a time of day in the Gregorian calendar, without a time zone.
package struct CivilMoment: Hashable {
  package var day: CalendarDate
  package var hour = 0
  package var minute = 0

  package init(_ day: CalendarDate) { self.day = day }

  /// Parses a date, a time or both. A missing date becomes 1 January 2001, and a missing time becomes midnight.
  package init(_ text: String) {
    let parts = text.split(whereSeparator: { $0 == "T" || $0 == " " }).map(String.init)
    day = parts.lazy.compactMap { CalendarDate($0) }.first ?? CalendarDate(year: 2001, month: 1, day: 1)
    guard let clock = parts.first(where: { $0.contains(":") }) else { return }
    let numbers = clock.split(separator: ":").map { Int($0) ?? 0 }
    hour = min(max(numbers.first ?? 0, 0), 23)
    minute = min(max(numbers.dropFirst().first ?? 0, 0), 59)
  }

  package var text: String {
    let (year, month, day) = self.day.parts
    let digits = String(year)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(padded)-\(CivilNames.two(month))-\(CivilNames.two(day))T\(CivilNames.two(hour)):\(CivilNames.two(minute))"
  }
}

package struct CivilMonth: Hashable {
  package let year: Int
  package let month: Int

  package init(of day: CalendarDate) { (year, month, _) = day.parts }

  private init(year: Int, month: Int) { (self.year, self.month) = (year, month) }

  package func later(by months: Int) -> CivilMonth {
    let number = year * 12 + month - 1 + months
    let year = number >= 0 ? number / 12 : (number - 11) / 12
    return CivilMonth(year: year, month: number - year * 12 + 1)
  }

  package var first: CalendarDate { CalendarDate(year: year, month: month, day: 1) }
  package var length: Int { later(by: 1).first.number - first.number }

  /// Returns the weeks of the month, each starting on `weekday`, where 0 is Sunday. Days of other months are `nil`.
  package func weeks(from weekday: Int) -> [[CalendarDate?]] {
    let before = (first.weekday - weekday + 7) % 7
    var all =
      [CalendarDate?](repeating: nil, count: before)
      + (0..<length).map { CalendarDate(number: first.number + $0) }
    all += [CalendarDate?](repeating: nil, count: (7 - all.count % 7) % 7)
    return stride(from: 0, to: all.count, by: 7).map { Array(all[$0..<$0 + 7]) }
  }
}

extension CalendarDate: Hashable {
  package static func == (one: CalendarDate, other: CalendarDate) -> Bool { one.number == other.number }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// Creates a date. If the month has no such day, it is the last day of the month.
  package init(year: Int, month: Int, day: Int) {
    let first = DayNumber.number(year, month, 1)
    let next = month == 12 ? DayNumber.number(year + 1, 1, 1) : DayNumber.number(year, month + 1, 1)
    self.init(number: min(first + max(day, 1) - 1, next - 1))
  }

  /// The weekday, where 0 is Sunday. The 4 is the weekday of 1 January 1970, a Thursday.
  var weekday: Int { ((number + 4) % 7 + 7) % 7 }
}
