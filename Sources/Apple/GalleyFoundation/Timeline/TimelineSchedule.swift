public import Foundation

public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Mode) -> Entries
  var _isContinuous: Bool? { get }
}

extension TimelineSchedule {
  public var _isContinuous: Bool? { nil }
}

public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(interval, 0.001) : .greatestFiniteMagnitude
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(moment: start + max(0, passed.isFinite ? passed : 0) * interval, interval: interval)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var moment: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { moment += interval }
      return moment
    }
  }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: max(startDate, Date(timeIntervalSinceReferenceDate: 0)), mode: mode)
  }
}

public struct ExplicitTimelineSchedule<Moments: Sequence>: TimelineSchedule where Moments.Element == Date {
  private let moments: Moments

  public init(_ dates: Moments) { moments = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Moments { moments }
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let isPaused: Bool
  private let interval: TimeInterval

  /// Updates in every frame, but no more often than every `minimumInterval` seconds, and never while `paused` is true.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 120
    isPaused = paused
  }

  public var _isContinuous: Bool? { !isPaused }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: isPaused ? .infinity : interval).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<Moments: Sequence>(_ dates: Moments) -> ExplicitTimelineSchedule<Moments>
  where Self == ExplicitTimelineSchedule<Moments>, Moments.Element == Date { ExplicitTimelineSchedule(dates) }
}
