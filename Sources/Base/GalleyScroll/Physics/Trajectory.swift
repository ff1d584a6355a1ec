/// The way of a scroller along one axis: where it is, how fast and what it does at any time.
///
/// Every part of it is a closed-form function of time, so a moment never depends on how many moments before it were
/// looked at. Offsets are points, velocities points a second, times seconds since the trajectory began.
///
///     let drag = Trajectory(restingAt: 0).dragged(along: DragPath(by: -300, over: 0.15), at: 0, on: track)
///     let fling = drag.released(at: 0.15, on: track)
///     fling.offset(at: 1)
public struct Trajectory: Hashable, Sendable {
  /// The parts one after another; never empty.
  var legs: [Leg]
  /// When the scroller is at rest; 0 where nothing moves.
  public private(set) var duration: Double

  struct Leg: Hashable, Sendable {
    var start: Double
    var motion: ScrollMotion
    var phase: ScrollPhase
  }

  public init(restingAt offset: Double) {
    legs = [Leg(start: 0, motion: .rest(offset), phase: .idle)]
    duration = 0
  }

  init(_ motion: ScrollMotion, phase: ScrollPhase) {
    legs = [Leg(start: 0, motion: motion, phase: phase)]
    duration = motion.duration
  }

  mutating func append(_ motion: ScrollMotion, phase: ScrollPhase = .decelerating, at time: Double) {
    legs.append(Leg(start: time, motion: motion, phase: phase))
    duration = time + motion.duration
  }

  /// The offset at `time`; before 0 that at 0, after the duration the last.
  public func offset(at time: Double) -> Double {
    let (leg, elapsed) = leg(at: time)
    return leg.motion.offset(at: elapsed)
  }

  /// The velocity at `time`; 0 after the duration.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let (leg, elapsed) = leg(at: time)
    return leg.motion.velocity(at: elapsed)
  }

  /// What the scroller does at `time`.
  ///
  /// A finger that is not lifted holds the scroller for ever.
  public func phase(at time: Double) -> ScrollPhase {
    let leg = leg(at: time).leg
    if leg.phase == .interacting, legs.count == 1 { return time < 0 ? .tracking : .interacting }
    return time < duration ? leg.phase : .idle
  }

  /// Where the scroller comes to rest.
  public var rest: Double { offset(at: duration) }

  public func isMoving(at time: Double) -> Bool { time < duration }

  /// The part that holds at `time`, and the time since it began, at most until the trajectory's end.
  private func leg(at time: Double) -> (leg: Leg, elapsed: Double) {
    // The last part's own duration, which the sum of all may miss by a rounding.
    if time >= duration, let last = legs.last { return (last, last.motion.duration) }
    let leg = legs.last { $0.start <= time } ?? legs[0]
    return (leg, max(time - leg.start, 0))
  }
}
