public import Foundation
import GalleyText
public import GalleyViews

extension Text {
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String {
    self.init(written: { environment in
      format.locale(environment.locale).format(input)
    })
  }

  public struct DateStyle: Hashable, Sendable {
    let name: String

    public static let date = DateStyle(name: "date")
    public static let time = DateStyle(name: "time")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }

  public init(_ date: Date, style: DateStyle) { self.init(written: { DateText(date, in: $0).text(style) }) }

  public init(_ dates: ClosedRange<Date>) {
    self.init(written: { environment in
      let ends = [dates.lowerBound, dates.upperBound].map { DateText($0, in: environment).text(.date) }
      return ends.joined(separator: " – ")
    })
  }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(written: { environment in
      let now = min(max(pauseTime ?? environment.now, timerInterval.lowerBound), timerInterval.upperBound)
      let left =
        countsDown
        ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
      return ClockText.text(left, showsHours: showsHours)
    })
  }
}

struct DateText {
  private let date: Date
  private let now: Date
  private let style: Date.FormatStyle
  private let locale: Locale

  init(_ date: Date, in environment: EnvironmentValues) {
    self.date = date
    now = environment.now
    locale = environment.locale
    style = Date.FormatStyle(
      locale: locale, calendar: environment.calendar, timeZone: environment.timeZone)
  }

  func text(_ style: Text.DateStyle) -> String {
    switch style {
    case .time: self.style.hour().minute().format(date)
    case .relative: ClockText.words(date.timeIntervalSince(now), in: locale)
    case .offset: (date < now ? "−" : "+") + ClockText.words(date.timeIntervalSince(now), in: locale)
    case .timer: ClockText.text(abs(date.timeIntervalSince(now)), showsHours: true)
    default: self.style.day().month(.wide).year().format(date)
    }
  }

  var shortDay: String { style.day().month(.abbreviated).year().format(date) }
}

enum ClockText {
  private static let maximum: TimeInterval = 1e14

  /// Formats a duration as "2:23:05", or as "143:05" without hours.
  static func text(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = seconds.isFinite ? Int(min(max(0, seconds.rounded(.down)), maximum)) : 0
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = showsHours ? (whole / 3600, whole / 60 % 60) : (0, whole / 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
  }

  static func words(_ seconds: TimeInterval, in locale: Locale) -> String {
    let length = seconds.isFinite ? min(abs(seconds).rounded(.down), maximum) : 0
    return Duration.seconds(length).formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2).locale(locale))
  }
}
