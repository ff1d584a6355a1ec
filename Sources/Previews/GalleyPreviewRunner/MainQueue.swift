import Foundation

/// The main run loop, where timers and queues bring back what views have left for later.
struct MainQueue {

  /// When the next timer is due where work is under way elsewhere: the period of the marks of such work is half of this.
  private static let underWay = 0.002

  /// How long such work is waited for in all, in seconds.
  private let limit: Double

  private var patience: Double

  private(set) var problems: [String] = []

  /// The queue, and how long work that is under way elsewhere is waited for, in seconds.
  init(limit: Double = 2) { (self.limit, patience) = (limit, limit) }

  /// Does what is due within the next `seconds` of the machine's time; waits only where there is something due.
  ///
  /// Work that is under way elsewhere is waited for longer, as what a preview shows must not hang on the machine.
  mutating func run(for seconds: Double) {
    turn()
    // The date may be fixed: it measures how far away timers are, and no time that passes.
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
          "Work on another queue was not over after \(limit.formatted()) seconds; the picture is without it.")
      }
    }
    turn()
  }

  private func turn() { for _ in 0..<10 { MainQueue.poll() } }

  private static func poll() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }

  /// Does what waits, and sleeps for a moment, at most `seconds`.
  ///
  /// The run loop itself must not sleep: in a process that was forked nothing may ever wake it.
  static func turn(atMost seconds: Double) {
    poll()
    let rest = min(seconds, longestSleep)
    if rest > 0 { usleep(UInt32(rest * 1e6)) }
  }

  /// The longest sleep between two looks, in seconds.
  private static let longestSleep = 0.001

  /// Marks of work are due so long after the work itself, in seconds, and a timer's date may count from when it was set.
  private static let grace = 0.02

  /// In how many seconds the next timer is due.
  private var nextTimerDelay: Double? { RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceNow }

  private var isBusy: Bool { nextTimerDelay.map { $0 < Self.underWay } ?? false }
}
