public import Foundation
public import GalleyViews

extension EnvironmentValues {
  /// The time zone (default: GMT). Galley never uses the machine's time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The current date (default: 1 January 2001, 00:00 GMT). Galley never uses the machine's clock.
  public var now: Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }

  /// The locale (default: "en"). Galley never uses the machine's locale.
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier(.bcp47) }
  }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}

private struct NowKey: EnvironmentKey {
  static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
