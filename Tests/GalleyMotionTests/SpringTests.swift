import GalleyGeometry
import GalleyMotion
import Testing

@Suite("Spring animations")
struct SpringTests {
  struct Record: CustomTestStringConvertible {
    let name: String
    let spring: Spring
    let stiffness: Double
    let damping: Double
    /// The overshoot as a fraction of the distance.
    let overshoot: Double
    /// The time in seconds until the spring stays within a thousandth of its target.
    let settled: Double
    /// The values after 0.1, 0.2 and 0.3 seconds.
    let values: [Double]
    var testDescription: String { name }
  }

  static let records = [
    Record(
      name: "smooth", spring: .smooth, stiffness: 157.914, damping: 25.133, overshoot: 0, settled: 0.734,
      values: [0.3577, 0.7154, 0.8900]),
    Record(
      name: "snappy", spring: .snappy, stiffness: 157.914, damping: 21.363, overshoot: 0.0063, settled: 0.696,
      values: [0.3881, 0.7864, 0.9564]),
    Record(
      name: "bouncy", spring: .bouncy, stiffness: 157.914, damping: 17.593, overshoot: 0.0460, settled: 0.818,
      values: [0.4233, 0.8737, 1.0339]),
    Record(
      name: "legacy", spring: Spring(response: 0.55, dampingRatio: 0.825), stiffness: 130.507, damping: 18.850,
      overshoot: 0.0102, settled: 0.757, values: [0.3465, 0.7451, 0.9405]),
    Record(
      name: "interactive", spring: Spring(response: 0.15, dampingRatio: 0.86), stiffness: 1754.6, damping: 72.05,
      overshoot: 0.0050, settled: 0.209, values: [0.9759, 1.0014, 1.0]),
  ]

  @Test("Spring presets have the recorded stiffness, damping, values, overshoot and settling time", arguments: records)
  func table(_ record: Record) {
    let spring = record.spring
    #expect(abs(spring.stiffness - record.stiffness) < 0.05)
    #expect(abs(spring.damping - record.damping) < 0.01)
    for (index, time) in [0.1, 0.2, 0.3].enumerated() {
      #expect(abs(spring.value(target: 1.0, time: time) - record.values[index]) < 6e-5)
    }
    let highest = stride(from: 0, to: 2, by: 1e-4).map { spring.value(target: 1.0, time: $0) }.max() ?? 0
    #expect(abs(max(highest - 1, 0) - record.overshoot) < 6e-5)
    #expect(abs(spring.settlingDuration - record.settled) < 1e-3)
  }

  /// Springs that are underdamped, critically damped (or nearly), and overdamped.
  static let kinds = [
    Spring(duration: 0.5, bounce: 0.9), .bouncy, .snappy, Spring(duration: 0.3, bounce: 1e-7), .smooth,
    Spring(duration: 0.5, bounce: -1e-7), Spring(duration: 0.5, bounce: -0.5), Spring(duration: 0.8, bounce: -0.9),
  ]

  @Test("The formula for the position of a spring agrees with numerical integration", arguments: kinds)
  func integration(_ spring: Spring) {
    for velocity in [0.0, 7, -30] {
      var state = (position: 0.0, velocity: velocity)
      let step = 1e-4
      for count in 1...10_000 {
        state = SpringTests.rungeKutta(spring, state, step)
        guard count.isMultiple(of: 1000) else { continue }
        let time = Double(count) * step
        #expect(abs(spring.value(target: 1.0, initialVelocity: velocity, time: time) - state.position) < 1e-9)
        #expect(abs(spring.velocity(target: 1.0, initialVelocity: velocity, time: time) - state.velocity) < 1e-8)
      }
    }
  }

  /// One step of the fourth-order Runge–Kutta method towards the target 1.
  private static func rungeKutta(
    _ spring: Spring, _ state: (position: Double, velocity: Double), _ step: Double
  ) -> (position: Double, velocity: Double) {
    func slope(_ position: Double, _ velocity: Double) -> (Double, Double) {
      (velocity, spring.force(target: 1.0, position: position, velocity: velocity) / spring.mass)
    }
    let (x, v) = state
    let (x1, v1) = slope(x, v)
    let (x2, v2) = slope(x + step / 2 * x1, v + step / 2 * v1)
    let (x3, v3) = slope(x + step / 2 * x2, v + step / 2 * v2)
    let (x4, v4) = slope(x + step * x3, v + step * v3)
    return (x + step / 6 * (x1 + 2 * x2 + 2 * x3 + x4), v + step / 6 * (v1 + 2 * v2 + 2 * v3 + v4))
  }

  @Test("The settling duration is the earliest time after which a spring stays near its target", arguments: kinds)
  func settling(_ spring: Spring) {
    for (velocity, epsilon) in [(0.0, 1e-3), (25, 1e-3), (-25, 1e-6), (0, 0.4)] {
      let end = spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: epsilon)
      func distance(_ time: Double) -> Double {
        abs(1 - spring.value(target: 1.0, initialVelocity: velocity, time: time))
      }
      #expect(abs(distance(end) - epsilon) < epsilon * 1e-6)
      #expect(stride(from: end + 1e-9, to: end + 5, by: 1e-3).allSatisfy { distance($0) <= epsilon })
    }
  }

  @Test("A spring at its target is settled, and an undamped spring never settles")
  func settlingBounds() {
    #expect(Spring.smooth.settlingDuration(target: 0.0, epsilon: 0.001) == 0)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(Spring.bouncy.settlingDuration(target: 0.0005, epsilon: 0.001) == 0)
    let kicked = Spring.smooth.settlingDuration(target: 0.0, initialVelocity: 10, epsilon: 0.001)
    #expect(abs(abs(Spring.smooth.value(target: 0.0, initialVelocity: 10, time: kicked)) - 0.001) < 1e-9)
  }

  @Test("A spring that moves a vector settles when the length of the vector settles")
  func vectors() {
    let target = AnimatablePair(30.0, 40.0)
    let end = Spring.bouncy.settlingDuration(target: target, epsilon: 0.001)
    #expect(abs(end - Spring.bouncy.settlingDuration(target: 50.0, epsilon: 0.001)) < 1e-9)
    let (start, goal) = (Point(x: 1, y: 2), Point(x: 11, y: 42))
    let point = Spring.bouncy.value(fromValue: start, toValue: goal, time: 0.2)
    #expect(abs(point.x - (1 + 10 * Spring.bouncy.value(target: 1.0, time: 0.2))) < 1e-12)
    #expect(abs(point.y - (2 + 40 * Spring.bouncy.value(target: 1.0, time: 0.2))) < 1e-12)
  }

  @Test("Many small time steps of a spring give the same result as one large step", arguments: kinds)
  func steps(_ spring: Spring) {
    var (value, velocity) = (3.0, -20.0)
    for _ in 0..<1000 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.0007) }
    var (whole, speed) = (3.0, -20.0)
    spring.update(value: &whole, velocity: &speed, target: 10, deltaTime: 0.7)
    #expect(abs(value - whole) < 1e-9)
    #expect(abs(velocity - speed) < 1e-8)
  }

  @Test("All initializers of Spring can describe the same spring")
  func names() {
    let spring = Spring(mass: 2, stiffness: 200, damping: 30)
    #expect(abs(spring.stiffness - 200) < 1e-9)
    #expect(abs(spring.damping - 30) < 1e-9)
    let other = Spring(response: spring.response, dampingRatio: spring.dampingRatio)
    #expect(abs(other.value(target: 1.0, time: 0.17) - spring.value(target: 1.0, time: 0.17)) < 1e-12)
    for bounce in [-0.9, -0.5, 0, 0.3, 1] {
      #expect(abs(Spring(duration: 0.4, bounce: bounce).bounce - bounce) < 1e-12)
    }
    #expect(Spring(stiffness: 1, damping: 100).dampingRatio == 1)
    #expect(Spring(stiffness: 1, damping: 100, allowOverDamping: true).dampingRatio == 50)
    #expect(abs(Spring(settlingDuration: 1.5, dampingRatio: 0.4).settlingDuration - 1.5) < 1e-9)
  }
}
