public import GalleyMotion

extension Trajectory {
  /// Creates the trajectory of an object that starts at `offset` with `velocity` and is pulled to `goal` by `spring`.
  ///
  /// It depends on no earlier motion, so it can be interrupted any number of times.
  ///
  /// - Parameters:
  ///   - offset: The position at the start, in points.
  ///   - velocity: The velocity at the start, in points per second (default: 0).
  ///   - goal: The position of rest, in points.
  ///   - spring: The spring that pulls towards `goal`.
  ///   - phase: The phase that is reported until the movement ends (default: `.decelerating`).
  public init(
    pulledFrom offset: Double, velocity: Double = 0, to goal: Double, by spring: Spring,
    phase: ScrollPhase = .decelerating
  ) {
    self.init(restingAt: offset)
    guard offset != goal || velocity != 0 else { return }
    let pull = SpringReturn(from: offset, to: goal, velocity: velocity, by: spring)
    append(.pull(pull), phase: phase, at: 0)
    land(at: goal, after: pull.duration, phase: phase)
  }
}
