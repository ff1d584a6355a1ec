/// The motion of a scroll view along one axis: its offset, velocity and phase at any time.
///
/// Offsets are in points, velocities in points per second, and times in seconds since the trajectory began.
///
/// ```swift
/// let track = ScrollTrack(upper: 2000, extent: 800)
/// let drag = Trajectory(restingAt: 0).dragged(along: DragPath(by: -300, over: 0.15), at: 0, on: track)
/// let fling = drag.released(at: 0.15, on: track)
/// fling.offset(at: 1)
/// ```
public struct Trajectory: Hashable, Sendable {
  var legs: [Leg]
  /// The duration in seconds; 0 if the scroll view never moves.
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

  /// Returns the offset; `time` is clamped to the duration.
  public func offset(at time: Double) -> Double {
    let (leg, elapsed) = leg(at: time)
    return leg.motion.offset(at: elapsed)
  }

  /// Returns the velocity, which is 0 after the end.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let (leg, elapsed) = leg(at: time)
    return leg.motion.velocity(at: elapsed)
  }

  /// A finger that does not lift keeps the scroll view in the `interacting` phase forever.
  public func phase(at time: Double) -> ScrollPhase {
    let leg = leg(at: time).leg
    if leg.phase == .interacting, legs.count == 1 { return time < 0 ? .tracking : .interacting }
    return time < duration ? leg.phase : .idle
  }

  public var rest: Double { offset(at: duration) }

  public func isMoving(at time: Double) -> Bool { time < duration }

  private func leg(at time: Double) -> (leg: Leg, elapsed: Double) {
    // Uses the duration of the last leg, because the sum of all durations may miss it by a rounding error.
    if time >= duration, let last = legs.last { return (last, last.motion.duration) }
    let leg = legs.last { $0.start <= time } ?? legs[0]
    return (leg, max(time - leg.start, 0))
  }
}
