public import Foundation
import GalleyMotion
public import GalleyViews

/// The date is the environment's `now` plus the stage's time.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  @Environment(\.now) private var now
  @Environment(\.stageClock) private var clock
  @State private var start: Double?
  @State private var passed = 0.0
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  public typealias Context = TimelineViewDefaultContext

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    let begin = now.addingTimeInterval(start ?? clock.now.elapsed.seconds)
    TimelineMoment(passed: passed) { passed in
      content(TimelineViewDefaultContext(date: moment(passed, after: begin), cadence: .live))
    }
    .onAppear {
      start = clock.now.elapsed.seconds
      withAnimation(.linear(duration: year).repeatForever(autoreverses: false)) { passed = year }
    }
  }

  /// Returns the last date that is not later than `passed` seconds after `begin`.
  private func moment(_ passed: Double, after begin: Date) -> Date {
    // The small addition prevents a rounding error from hiding an entry that is due exactly now.
    let date = begin.addingTimeInterval(passed + 1e-6)
    var last = begin
    if let isContinuous = schedule._isContinuous { return isContinuous ? begin + passed : begin }
    for entry in schedule.entries(from: date, mode: .normal).prefix(1000) {
      if entry > date { break }
      last = entry
    }
    return last
  }
}

public struct TimelineViewDefaultContext: Sendable {
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }

  public let date: Date
  public let cadence: Cadence
}

/// The period of the animation that drives timelines, in seconds.
private let year = 31_536_000.0

private struct TimelineMoment<Content: View>: View, Animatable {
  var passed: Double
  let content: (Double) -> Content

  var animatableData: Double {
    get { passed }
    set { passed = newValue }
  }

  // Before the animation starts, the value is already at its end.
  var body: some View { content(passed == year ? 0 : passed) }
}

extension Duration {
  fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
