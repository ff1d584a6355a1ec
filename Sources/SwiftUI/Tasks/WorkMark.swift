import Foundation
import Synchronization

/// A timer of the main run loop that does nothing: it stands for work that views have left for later or for another
/// queue.
///
/// The run loop tells when its next timer is due. Of the work of queues it tells nothing. With a mark beside each,
/// whoever draws knows whether there is something to wait for.
final class WorkMark: Sendable {
  /// How often marks of work that is under way are due, in seconds: oftener than any timer that is seen.
  private static let period = 0.001

  private let isOver = Mutex(false)

  /// A mark of work that has begun.
  init() {
    let timer = Timer(timeInterval: Self.period, repeats: true) { [self] timer in
      if isOver.withLock({ $0 }) { timer.invalidate() }
    }
    RunLoop.main.add(timer, forMode: .default)
  }

  /// The work is done.
  func end() { isOver.withLock { $0 = true } }

  /// Marks work that will begin in `seconds`.
  static func after(_ seconds: Double) {
    let date = Date(timeIntervalSinceNow: max(0, seconds))
    RunLoop.main.add(Timer(fire: date, interval: 0, repeats: false) { _ in }, forMode: .default)
  }
}
