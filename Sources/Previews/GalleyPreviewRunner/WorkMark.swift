internal import CLateWork
import Foundation

// Marks are empty timers of the main run loop. They represent work that views gave to another queue or left
// for later: the run loop knows when its next timer is due, and nothing of the work of queues. The functions of
// `CLateWork` that give work to queues make the marks.

/// How often a mark of work that is under way is due, in seconds: oftener than any timer that is seen.
private let period = 0.001

/// Marks that work is under way on other queues, as long as it is.
@_cdecl("galley_mark_begin")
public func _galleyMarkBegin() {
  let timer = Timer(timeInterval: period, repeats: true) { timer in
    if galley_is_under_way() == 0 { timer.invalidate() }
  }
  RunLoop.main.add(timer, forMode: .default)
}

/// Marks work that will begin in `seconds`.
@_cdecl("galley_mark_after")
public func _galleyMarkAfter(_ seconds: Double) {
  let date = Date(timeIntervalSinceNow: max(0, seconds))
  RunLoop.main.add(Timer(fire: date, interval: 0, repeats: false) { _ in }, forMode: .default)
}
