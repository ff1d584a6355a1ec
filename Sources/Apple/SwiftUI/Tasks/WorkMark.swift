internal import CLateWork
import Foundation

// Marks are timers of the main run loop that do nothing: they stand for work that views have left for later or for
// another queue.
//
// The run loop tells when its next timer is due. Of the work of queues it tells nothing. With a mark beside each, whoever
// draws knows whether there is something to wait for. The functions that give work to queues make the marks: see
// `CLateWork`, which calls these.

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
