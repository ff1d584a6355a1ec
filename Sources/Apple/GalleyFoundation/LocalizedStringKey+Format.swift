public import Foundation
public import GalleyViews

extension LocalizedStringKey.StringInterpolation {
  /// Adds `value` as a format of C writes it: "%.2f".
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    appendInterpolation(String(format: specifier, locale: Locale(identifier: "en_US_POSIX"), value))
  }

  /// Adds `input` as `format` writes it in the language of the views around.
  public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String { appendInterpolation(Text(input, format: format)) }

  /// Adds `date` as `style` says, in the language and the time zone of the views around.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Adds the days from the first to the last of `dates`.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  /// Adds how much is left of `timerInterval`, or how much is gone of it.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
