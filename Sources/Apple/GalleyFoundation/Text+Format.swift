public import Foundation
import GalleyText
public import GalleyViews

extension Text {
  /// `input` as `format` writes it in the language of the views around.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String {
    self.init(written: { environment in
      format.locale(environment.locale).format(input)
    })
  }

  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    let name: String

    /// The day: "November 23, 2026".
    public static let date = DateStyle(name: "date")
    /// The time of day: "11:41 AM".
    public static let time = DateStyle(name: "time")
    /// How far it is from now: "2 hr, 23 min".
    public static let relative = DateStyle(name: "relative")
    /// How far it is from now, with a sign: "+2 hours".
    public static let offset = DateStyle(name: "offset")
    /// The time from now on, as a clock: "2:23:05".
    public static let timer = DateStyle(name: "timer")
  }

  /// `date` as `style` says, in the language and the time zone of the views around.
  public init(_ date: Date, style: DateStyle) { self.init(written: { DateText(date, in: $0).text(style) }) }

  /// The days from the first to the last of `dates`.
  public init(_ dates: ClosedRange<Date>) {
    self.init(written: { environment in
      let ends = [dates.lowerBound, dates.upperBound].map { DateText($0, in: environment).text(.date) }
      return ends.joined(separator: " – ")
    })
  }

  /// How much is left of `timerInterval`, or how much is gone of it.
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

/// A date under the values of an environment.
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

  /// The date as `style` says.
  func text(_ style: Text.DateStyle) -> String {
    switch style {
    case .time: self.style.hour().minute().format(date)
    case .relative: ClockText.words(date.timeIntervalSince(now), in: locale)
    case .offset: (date < now ? "−" : "+") + ClockText.words(date.timeIntervalSince(now), in: locale)
    case .timer: ClockText.text(abs(date.timeIntervalSince(now)), showsHours: true)
    default: self.style.day().month(.wide).year().format(date)
    }
  }

  /// The day in short: "Nov 23, 2026".
  var shortDay: String { style.day().month(.abbreviated).year().format(date) }
}

/// Lengths of time.
enum ClockText {
  /// The longest time that is written, in seconds: three million years, far below the limit of `Int`.
  private static let most: TimeInterval = 1e14

  /// "2:23:05", or "143:05" without hours.
  static func text(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = seconds.isFinite ? Int(min(max(0, seconds.rounded(.down)), most)) : 0
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = showsHours ? (whole / 3600, whole / 60 % 60) : (0, whole / 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
  }

  /// The two largest units: "2 hr, 23 min".
  static func words(_ seconds: TimeInterval, in locale: Locale) -> String {
    let length = seconds.isFinite ? min(abs(seconds).rounded(.down), most) : 0
    return Duration.seconds(length).formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2).locale(locale))
  }
}
