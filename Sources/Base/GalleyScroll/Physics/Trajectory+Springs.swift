public import GalleyMotion

extension Trajectory {
  /// Creates a movement to `goal` by `spring`, which depends on no earlier motion, so it can be interrupted any number
  /// of times.
  ///
  /// `phase` is reported until the movement ends.
  public init(
    pulledFrom offset: Double, velocity: Double = 0, to goal: Double, by spring: Spring,
    phase: ScrollPhase = .decelerating
  ) {
    self.init(restingAt: offset)
    guard offset != goal || velocity != 0 else { return }
    let pull = SpringPull(from: offset, to: goal, velocity: velocity, by: spring)
    append(.pull(pull), phase: phase, at: 0)
    land(at: goal, after: pull.duration, phase: phase)
  }
}
