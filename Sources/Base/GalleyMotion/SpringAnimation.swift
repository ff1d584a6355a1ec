/// A spring that continues from the position and velocity of the change that it interrupts.
struct SpringAnimation: CustomAnimation {
  var spring: Spring

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    let launch = context.state[Launch<V>.self]
    let elapsed = time - launch.time
    let rest = spring.displacement(from: launch.value - value, initialVelocity: launch.velocity, time: elapsed)
    if elapsed >= spring.response { context.isLogicallyComplete = true }
    guard rest.magnitude >= Spring.restDistance || elapsed < settling(value, launch) else { return nil }
    return value + rest
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    let launch = context.state[Launch<V>.self]
    return spring.speed(
      from: launch.value - value, initialVelocity: launch.velocity, time: time - launch.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    var answer = context
    let reached = previous.animate(value: value, time: time, context: &answer) ?? value
    context.state[Launch<V>.self] = Launch(value: reached, velocity: velocity, time: time)
    return true
  }

  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    let launch = context.state[Launch<V>.self]
    return launch.time + settling(value, launch)
  }

  private func settling<V: VectorArithmetic>(_ value: V, _ launch: Launch<V>) -> Double {
    spring.settlingDuration(
      target: value - launch.value, initialVelocity: launch.velocity, epsilon: Spring.restDistance)
  }

  private struct Launch<Value: VectorArithmetic>: AnimationStateKey {
    var value = Value.zero
    var velocity = Value.zero
    var time = 0.0

    static var defaultValue: Launch { Launch() }
  }
}

extension Spring {
  /// The distance from the target that counts as rest, in points.
  static let restDistance = 0.001
}
