import GalleyMotion

struct SpringReturn: Hashable, Sendable {
  private let start: Double
  private let goal: Double
  private let launch: Double
  private let spring: Spring
  let duration: Double

  private static let spring = Spring(mass: 1, stiffness: 100, damping: 20)

  init(from start: Double, to goal: Double, velocity: Double, by spring: Spring = SpringReturn.spring) {
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
