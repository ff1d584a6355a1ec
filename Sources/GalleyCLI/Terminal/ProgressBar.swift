import Synchronization

/// How far a long run has come, with its rate and the time that is left: a line on stderr that is written over; on a
/// terminal only, and only where the run lasts.
final class ProgressBar: Sendable {
  private let total: Int
  private let start = ContinuousClock.now
  /// When the line was written last.
  private let last: Mutex<ContinuousClock.Instant?>
  private let isShown = Terminal.isInteractive

  private static let interval = Duration.milliseconds(100)

  /// A bar that is full at `total`.
  init(total: Int) {
    self.total = total
    last = Mutex(nil)
  }

  /// Says that `count` are done; may be called from any thread.
  func show(_ count: Int) {
    guard isShown, count > 0 else { return }
    let now = ContinuousClock.now
    let isDue = last.withLock { last in
      if now - (last ?? start) < Self.interval { return false }
      last = now
      return true
    }
    if isDue { Terminal.show("\(line(count, after: start.duration(to: now)))") }
  }

  /// Takes the line away.
  func finish() {
    if last.withLock({ $0 != nil }) { Terminal.show("") }
  }

  private func line(_ count: Int, after time: Duration) -> String {
    let rate = Double(count) / (time / .seconds(1))
    let part = ProgressPart(done: count, of: total)
    return "\(part.bar)  \(Int(rate)) texts/s  \(part.timeLeft(after: time)) left"
  }
}
