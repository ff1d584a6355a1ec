/// The date that previews see. It is the same in every run unless the user sets it.
package struct PreviewDate: Hashable, Sendable {
  /// The seconds since 1970-01-01 00:00 UTC.
  package let seconds: Int

  package static let standard = PreviewDate(seconds: 1_735_724_460)

  private init(seconds: Int) { self.seconds = seconds }

  /// Parses a date in ISO 8601, such as `2025-06-01`, `2025-06-01T09:41` or `2025-06-01T09:41:30+02:00`. If there is no
  /// time, it is midnight. If there is no offset, it is UTC. Years range from 1970 to 9999.
  package init?(_ text: String) {
    let pattern =
      /(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:Z|([+-])(\d{2}):?(\d{2}))?)?/
      .asciiOnlyDigits()
    guard let parts = text.wholeMatch(of: pattern)?.output else { return nil }
    func number(_ digits: Substring?) -> Int { digits.flatMap { Int($0) } ?? 0 }
    let (year, month, day) = (number(parts.1), number(parts.2), number(parts.3))
    let (hour, minute, second) = (number(parts.4), number(parts.5), number(parts.6))
    let offset = number(parts.8) * 60 + number(parts.9)
    guard year >= 1970, 1...12 ~= month, 1...Self.length(of: month, year) ~= day, hour < 24, minute < 60, second < 60,
      offset <= 14 * 60, number(parts.9) < 60
    else { return nil }
    let days = Self.daysBefore(year, month) + day - 1
    let local = days * 86_400 + hour * 3600 + minute * 60 + second
    seconds = parts.7 == "-" ? local + offset * 60 : local - offset * 60
  }

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  private static func length(of month: Int, _ year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Returns the number of days from 1970-01-01 to the start of a month.
  private static func daysBefore(_ year: Int, _ month: Int) -> Int {
    let (past, first) = (year - 1, 1969)
    func leapDays(_ year: Int) -> Int { year / 4 - year / 100 + year / 400 }
    let months = (1..<month).reduce(0) { $0 + length(of: $1, year) }
    return (year - 1970) * 365 + leapDays(past) - leapDays(first) + months
  }
}
