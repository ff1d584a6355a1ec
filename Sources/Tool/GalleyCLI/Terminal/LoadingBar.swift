import Galley
import GalleyTables
import Synchronization

/// A progress bar for reading files. It appears only on a terminal, and only if reading takes long.
final class LoadingBar: Sendable {
  private let state = Mutex(State())
  private let isShown = Terminal.isInteractive

  private static let interval = Duration.milliseconds(100)

  private struct State {
    var file = ""
    var start = ContinuousClock.now
    var last: ContinuousClock.Instant?
  }

  func show(_ progress: LoadingProgress) {
    guard isShown else { return }
    let now = ContinuousClock.now
    let start = state.withLock { state -> ContinuousClock.Instant? in
      if state.file != progress.file { (state.file, state.start) = (progress.file, now) }
      guard now - (state.last ?? state.start) >= Self.interval else { return nil }
      state.last = now
      return state.start
    }
    if let start { Terminal.show("\(Self.line(progress, after: start.duration(to: now)))") }
  }

  func finish() {
    let isWritten = state.withLock { state in
      defer { state = State() }
      return state.last != nil
    }
    if isWritten { Terminal.show("") }
  }

  static func line(_ progress: LoadingProgress, after time: Duration) -> String {
    let seconds = max(time / .seconds(1), 0.001)
    let rates =
      "\(Int(Double(progress.bytes) / seconds / 1_000_000)) MB/s  \(count(Double(progress.rows) / seconds)) rows/s"
    guard let total = progress.total, total > 0 else {
      return "\(progress.file)  \(progress.bytes / 1_000_000) MB  \(rates)"
    }
    let part = ProgressPart(done: progress.bytes, of: total)
    return "\(progress.file) \(part.bar)  \(rates)  \(part.timeLeft(after: time)) left"
  }

  private static func count(_ number: Double) -> String {
    let (unit, name) = number >= 1e6 ? (1e6, " M") : number >= 1e3 ? (1e3, " k") : (1, "")
    let tenths = Int(number / unit * 10)
    return (tenths < 100 && unit > 1 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)") + name
  }
}
