internal import CLateWork
import Foundation

// Marks are empty timers of the main run loop. They represent work that views enqueued on another queue or scheduled
// for later, because the run loop knows when its next timer is due but does not know about work on other queues. The
// enqueue functions of `CLateWork` create the marks.

/// The period of marks in seconds. Timers with a visible effect are never shorter.
private let period = 0.001

/// Creates a mark that lasts while work is running on other queues.
@_cdecl("galley_mark_begin")
public func _galleyMarkBegin() {
  let timer = Timer(timeInterval: period, repeats: true) { timer in
    if galley_is_under_way() == 0 { timer.invalidate() }
  }
  RunLoop.main.add(timer, forMode: .default)
}

/// Creates a mark for work that starts in `seconds`.
@_cdecl("galley_mark_after")
public func _galleyMarkAfter(_ seconds: Double) {
  let date = Date(timeIntervalSinceNow: max(0, seconds))
  RunLoop.main.add(Timer(fire: date, interval: 0, repeats: false) { _ in }, forMode: .default)
}
