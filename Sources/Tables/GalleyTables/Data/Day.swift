/// A day of the Gregorian calendar.
package struct Day {
  /// Days since the first of January 1970.
  package let number: Int

  /// The day `number` days after the first of January 1970.
  package init(number: Int) { self.number = number }

  /// The day that ISO 8601 writes as `text`, or nil.
  package init?(_ text: String) {
    var text = text
    guard text.withUTF8({ Column.Kind.date.accepts($0) }) else { return nil }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    // Years that start in March have their leap day at their end, and their months follow one rule.
    let year = parts[1] > 2 ? parts[0] : parts[0] - 1
    let days = (153 * ((parts[1] + 9) % 12) + 2) / 5 + parts[2] - 1
    number = 365 * year + year / 4 - year / 100 + year / 400 + days - Self.epoch
  }

  /// The first of January 1970, counted from the first of March of the year 0.
  private static let epoch = 719_468
  private static let cycle = 146_097

  /// The day's year, its month from 1, and its day of the month from 1.
  package var parts: (year: Int, month: Int, day: Int) {
    let day = number + Self.epoch
    let cycles = day / Self.cycle
    let rest = day % Self.cycle
    let years = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
    let days = rest - (365 * years + years / 4 - years / 100)
    let month = (5 * days + 2) / 153
    return (
      years + cycles * 400 + (month < 10 ? 0 : 1), month < 10 ? month + 3 : month - 9, days - (153 * month + 2) / 5 + 1
    )
  }
}
