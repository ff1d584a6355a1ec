import Synchronization

/// A progress bar that appears only on a terminal, and only for long runs.
final class ProgressBar: Sendable {
  private let total: Int
  private let start = ContinuousClock.now
  private let line = Mutex(Line())
  private let isShown = Terminal.isInteractive

  private static let interval = Duration.milliseconds(100)

  private struct Line {
    var time: ContinuousClock.Instant?
    var isVisible = false
  }

  init(total: Int) { self.total = total }

  /// May be called from any thread.
  func show(_ count: Int) {
    guard isShown, count > 0 else { return }
    let now = ContinuousClock.now
    let isDue = line.withLock { line in
      if now - (line.time ?? start) < Self.interval { return false }
      line = Line(time: now, isVisible: true)
      return true
    }
    if isDue { Terminal.show(text(count, after: start.duration(to: now))) }
  }

  func finish() {
    let wasVisible = line.withLock { line in
      defer { line.isVisible = false }
      return line.isVisible
    }
    if wasVisible { Terminal.show("") }
  }

  private func text(_ count: Int, after time: Duration) -> String {
    let rate = Double(count) / (time / .seconds(1))
    let part = ProgressPart(done: count, of: total)
    return "\(part.bar)  \(Int(rate)) texts/s  \(part.timeLeft(after: time)) left"
  }
}
