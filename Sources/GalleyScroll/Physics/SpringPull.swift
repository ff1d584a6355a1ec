import GalleyMotion

/// Content that a critically damped spring pulls to where it belongs, from wherever and however fast it is.
struct SpringPull: Hashable, Sendable {
  private let start: Double
  private let goal: Double
  private let launch: Double
  /// The time after which less than half a point is left.
  let duration: Double

  /// The spring of content beyond its edge, which belongs together with it.
  private static let spring = Spring(mass: 1, stiffness: 100, damping: 20)

  /// The way from `start` to `goal` that begins with `velocity`.
  init(from start: Double, to goal: Double, velocity: Double) {
    self.start = start
    self.goal = goal
    launch = velocity
    duration = SpringPull.spring.settlingDuration(
      fromValue: start, toValue: goal, initialVelocity: velocity, epsilon: Bounce.restDistance)
  }

  /// The offset at `time`.
  func offset(at time: Double) -> Double {
    SpringPull.spring.value(fromValue: start, toValue: goal, initialVelocity: launch, time: time)
  }

  /// The velocity at `time`.
  func velocity(at time: Double) -> Double {
    SpringPull.spring.velocity(fromValue: start, toValue: goal, initialVelocity: launch, time: time)
  }
}
