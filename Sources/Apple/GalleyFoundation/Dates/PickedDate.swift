import Foundation
import GalleyViews

struct PickedDate {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let calendar: Calendar
  let locale: Locale

  init(
    _ selection: Binding<Date>, in range: ClosedRange<Date>, _ calendar: Calendar, _ timeZone: TimeZone,
    _ locale: Locale
  ) {
    (self.selection, self.range, self.locale) = (selection, range, locale)
    var calendar = calendar
    (calendar.timeZone, calendar.locale) = (timeZone, locale)
    self.calendar = calendar
  }

  var date: Date { selection.wrappedValue }

  func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }

  func choose(_ date: Date) { selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound) }

  func choose(day: Date) {
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    if let date = calendar.date(from: parts) { choose(date) }
  }

  /// A day that does not exist in the month becomes its last day.
  func choose(_ component: Calendar.Component, _ value: Int) {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    parts.setValue(value, for: component)
    if component != .day, let month = calendar.date(from: DateComponents(year: parts.year, month: parts.month)) {
      parts.day = min(parts.day ?? 1, calendar.range(of: .day, in: .month, for: month)?.count ?? 31)
    }
    if let date = calendar.date(from: parts) { choose(date) }
  }

  func allows(day: Date) -> Bool {
    guard let whole = calendar.dateInterval(of: .day, for: day) else { return false }
    return whole.end > range.lowerBound && whole.start <= range.upperBound
  }

  func text(_ date: Date, _ template: String) -> String { writer(template).string(from: date) }

  func writer(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    (formatter.calendar, formatter.locale, formatter.timeZone) = (calendar, locale, calendar.timeZone)
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  func digits(_ number: Int, length: Int = 1) -> String {
    number.formatted(.number.grouping(.never).precision(.integerLength(length...)).locale(locale))
  }
}
