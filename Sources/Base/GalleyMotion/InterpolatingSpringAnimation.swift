/// A spring that continues when another change interrupts it, so the effects of both are added.
struct InterpolatingSpringAnimation: CustomAnimation {
  var spring: Spring
  var initialVelocity: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    if time >= spring.response { context.isLogicallyComplete = true }
    let rest = spring.displacement(from: -1, initialVelocity: initialVelocity, time: time)
    guard abs(rest) * value.magnitude >= Spring.restDistance || time < settling(value) else { return nil }
    return value.scaled(by: 1 + rest)
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    value.scaled(by: spring.speed(from: -1, initialVelocity: initialVelocity, time: time))
  }

  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double { settling(value) }

  private func settling<V: VectorArithmetic>(_ value: V) -> Double {
    spring.settlingDuration(
      target: value, initialVelocity: value.scaled(by: initialVelocity), epsilon: Spring.restDistance)
  }
}
