import Foundation

/// The main run loop, where timers and queues bring back what views have left for later.
struct MainQueue {

  /// When the next timer is due where work is under way elsewhere: the period of the marks of such work is half of this.
  private static let underWay = 0.002

  /// How long such work is waited for in all, in seconds.
  private let limit: Double

  /// How much of that is left.
  private var patience: Double

  /// What was not waited for, in sentences.
  private(set) var problems: [String] = []

  /// The queue, and how long work that is under way elsewhere is waited for, in seconds.
  init(limit: Double = 2) { (self.limit, patience) = (limit, limit) }

  /// Does what is due within the next `seconds` of the machine's time; waits only where there is something due.
  ///
  /// Work that is under way elsewhere is waited for longer, as what a preview shows must not hang on the machine.
  mutating func run(for seconds: Double) {
    turn()
    let end = Date(timeIntervalSinceNow: seconds)
    while let due = nextTimer, due <= end, end.timeIntervalSinceNow > 0 {
      MainQueue.turn(atMost: due.timeIntervalSinceNow)
    }
    let patienceEnd = Date(timeIntervalSinceNow: patience)
    while patience > 0, isBusy {
      MainQueue.turn(atMost: Self.underWay)
      patience = patienceEnd.timeIntervalSinceNow
      if patience <= 0, isBusy {
        problems.append(
          "Work on another queue was not over after \(limit.formatted()) seconds; the picture is without it.")
      }
    }
    turn()
  }

  /// Does what waits, as often as that may bring more.
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

  private var nextTimer: Date? { RunLoop.main.limitDate(forMode: .default) }

  private var isBusy: Bool { nextTimer.map { $0.timeIntervalSinceNow < Self.underWay } ?? false }
}
