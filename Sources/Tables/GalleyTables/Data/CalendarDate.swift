import GalleyData

package struct CalendarDate {
  /// Days since 1 January 1970.
  package let number: Int

  package init(number: Int) { self.number = number }

  package init?(_ text: String) {
    var text = text
    guard text.withUTF8({ Column.Kind.date.accepts($0) }) else { return nil }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    number = DayNumber.number(parts[0], parts[1], parts[2])
  }

  package var parts: (year: Int, month: Int, day: Int) { DayNumber.parts(number) }
}
