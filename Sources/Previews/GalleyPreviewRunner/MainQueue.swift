import Foundation

struct MainQueue {

  /// In seconds: a timer that is due this soon marks work on another queue. The period of marks is half as long.
  private static let underWay = 0.002

  /// In total, in seconds.
  private let limit: Double

  private var patience: Double

  private(set) var problems: [String] = []

  init(limit: Double = 2) { (self.limit, patience) = (limit, limit) }

  /// Waits only if something is due, but longer for work on other queues: the image must not depend on the machine's
  /// speed.
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

  /// The run loop must not sleep, because in a forked process it might never wake up.
  static func turn(atMost seconds: Double) {
    poll()
    let rest = min(seconds, longestSleep)
    if rest > 0 { usleep(UInt32(rest * 1e6)) }
  }

  private static let longestSleep = 0.001

  /// In seconds: marks are due after the work they represent, and a timer's date may be relative to its creation.
  private static let grace = 0.02

  private var nextTimerDelay: Double? { RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceNow }

  private var isBusy: Bool { nextTimerDelay.map { $0 < Self.underWay } ?? false }
}
