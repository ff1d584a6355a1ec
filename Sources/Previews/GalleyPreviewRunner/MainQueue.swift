import Foundation

struct MainQueue {

  /// A timer that is due within this time, in seconds, counts as a mark of work on another queue (see
  /// `WorkMark.swift`). Marks repeat at half this interval.
  private static let underWay = 0.002

  /// The total time to wait for other queues, in seconds.
  private let limit: Double

  private var patience: Double

  private(set) var problems: [String] = []

  init(limit: Double = 2) { (self.limit, patience) = (limit, limit) }

  /// Runs the main queue, but waits only if something is due. The wait is longer for work on other queues, so that the
  /// image does not depend on the speed of the machine.
  mutating func run(for seconds: Double) {
    turn()
    // The system date may be fixed, so the elapsed time is measured with a monotonic clock.
    let end = ContinuousClock.now + .seconds(seconds)
    while let delay = nextTimerDelay, delay <= seconds + Self.grace, ContinuousClock.now < end {
      MainQueue.turn(atMost: delay)
    }
    let patienceEnd = ContinuousClock.now + .seconds(patience)
    while patience > 0, isBusy {
      MainQueue.turn(atMost: Self.underWay)
      patience = (patienceEnd - ContinuousClock.now) / .seconds(1)
      if patience <= 0, isBusy {
        problems.append(
          """
          Work on another queue did not finish within \(limit.formatted()) seconds; the image does not show its \
          result.
          """)
      }
    }
    turn()
  }

  private func turn() { for _ in 0..<10 { MainQueue.poll() } }

  private static func poll() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }

  /// Runs the main run loop without letting it sleep, because in a forked process it might never wake up.
  static func turn(atMost seconds: Double) {
    poll()
    let rest = min(seconds, longestSleep)
    if rest > 0 { usleep(UInt32(rest * 1e6)) }
  }

  private static let longestSleep = 0.001

  /// The tolerance in seconds. Marks are due after the work they represent, and the date of a timer may be relative to
  /// its creation.
  private static let grace = 0.02

  private var nextTimerDelay: Double? { RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceNow }

  private var isBusy: Bool { nextTimerDelay.map { $0 < Self.underWay } ?? false }
}
