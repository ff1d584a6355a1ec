import GalleyMotion

/// Something that a spring pulls to where it belongs, from wherever and however fast it is.
struct SpringPull: Hashable, Sendable {
  private let start: Double
  private let goal: Double
  private let launch: Double
  private let spring: Spring
  let duration: Double

  private static let spring = Spring(mass: 1, stiffness: 100, damping: 20)

  /// The way from `start` to `goal` that begins with `velocity`; without a spring of its own, on that of content beyond
  /// its edge.
  init(from start: Double, to goal: Double, velocity: Double, by spring: Spring = SpringPull.spring) {
    self.spring = spring
    self.start = start
    self.goal = goal
    launch = velocity
    duration = spring.settlingDuration(
      fromValue: start, toValue: goal, initialVelocity: velocity, epsilon: Bounce.restDistance)
  }

  func offset(at time: Double) -> Double {
    spring.value(fromValue: start, toValue: goal, initialVelocity: launch, time: time)
  }

  func velocity(at time: Double) -> Double {
    spring.velocity(fromValue: start, toValue: goal, initialVelocity: launch, time: time)
  }
}
