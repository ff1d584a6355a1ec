public import Foundation
public import GalleyViews

extension LocalizedStringKey.StringInterpolation {
  /// Adds `value` as a format of C writes it: "%.2f".
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    appendInterpolation(String(format: specifier, locale: Locale(identifier: "en_US_POSIX"), value))
  }

  /// Adds `input` as `format` writes it in English.
  public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String { appendInterpolation(format.locale(Locale(identifier: "en")).format(input)) }

  /// Adds `date` as `style` says, in English and in Greenwich's time.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(DateText(date, in: EnvironmentValues()).text(style))
  }
}
