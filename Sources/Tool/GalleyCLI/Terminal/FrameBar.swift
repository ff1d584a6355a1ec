import Galley

/// Shows progress: on a terminal, one line that is updated; elsewhere, a line from time to time.
final class FrameBar {
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant?

  private static let (interval, logInterval) = (Duration.milliseconds(100), Duration.seconds(10))

  func show(_ progress: AnimationProgress) {
    let now = ContinuousClock.now
    let isInteractive = Terminal.isInteractive
    guard now - (last ?? start) >= (isInteractive ? Self.interval : Self.logInterval) else { return }
    last = now
    let line = line(progress, after: start.duration(to: now))
    if isInteractive { Terminal.show("\(line)") } else { Terminal.report(line) }
  }

  func finish() {
    if last != nil, Terminal.isInteractive { Terminal.show("") }
  }

  private func line(_ progress: AnimationProgress, after time: Duration) -> String {
    let rate = "\(Int(Double(progress.frames) / (time / .seconds(1)))) frames/s"
    guard let total = progress.total, total > 0 else { return "\(CountedNoun.text(progress.frames, "frame"))  \(rate)" }
    let part = ProgressPart(done: progress.frames, of: total)
    return "\(part.bar)  \(rate)  \(part.timeLeft(after: time)) left"
  }
}
