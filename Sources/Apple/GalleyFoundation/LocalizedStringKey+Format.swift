public import Foundation
public import GalleyViews

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    appendInterpolation(String(format: specifier, locale: Locale(identifier: "en_US_POSIX"), value))
  }

  public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String { appendInterpolation(Text(input, format: format)) }

  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
