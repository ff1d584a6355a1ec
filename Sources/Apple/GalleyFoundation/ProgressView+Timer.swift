public import Foundation
public import GalleyControls
public import GalleyViews

extension ProgressView where CurrentValueLabel == TimerProgressLabel {
  /// Shows the progress at the environment's `now`.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    let time = TimerProgress(interval: timerInterval, countsDown: countsDown)
    self.init(share: time.share, label: label) { TimerProgressLabel(time: time) }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == TimerProgressLabel {
  /// Shows the progress at the environment's `now`.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView {
  /// Shows the progress at the environment's `now`.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let time = TimerProgress(interval: timerInterval, countsDown: countsDown)
    self.init(share: time.share, label: label, currentValueLabel: currentValueLabel)
  }
}

public struct TimerProgressLabel: View {
  let time: TimerProgress

  public var body: some View { Text(timerInterval: time.interval, countsDown: time.countsDown) }
}

struct TimerProgress {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  func share(_ environment: EnvironmentValues) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let gone = min(max(environment.now.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    return countsDown ? 1 - gone : gone
  }
}
