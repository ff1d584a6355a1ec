import Galley

/// How far an animation has come, with its rate and the time that is left: a line on stderr that is written over, on a
/// terminal only.
final class FrameBar {
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant?

  private static let interval = Duration.milliseconds(100)

  /// Says how far it is.
  func show(_ progress: AnimationProgress) {
    let now = ContinuousClock.now
    guard Terminal.isInteractive, now - (last ?? start) >= Self.interval else { return }
    last = now
    Terminal.sayPart("\r\u{1B}[K\(line(progress, after: start.duration(to: now)))")
  }

  /// Takes the line away.
  func finish() {
    if last != nil { Terminal.sayPart("\r\u{1B}[K") }
  }

  private func line(_ progress: AnimationProgress, after time: Duration) -> String {
    let rate = "\(Int(Double(progress.frames) / (time / .seconds(1)))) frames/s"
    guard let total = progress.total, total > 0 else { return "\(progress.frames) frames  \(rate)" }
    let part = ProgressPart(done: progress.frames, of: total)
    return "\(part.bar)  \(rate)  \(part.timeLeft(after: time)) left"
  }
}
