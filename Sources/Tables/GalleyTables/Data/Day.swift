import GalleyData

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
    number = DayNumber.number(parts[0], parts[1], parts[2])
  }

  /// The day's year, its month from 1, and its day of the month from 1.
  package var parts: (year: Int, month: Int, day: Int) { DayNumber.parts(number) }
}
