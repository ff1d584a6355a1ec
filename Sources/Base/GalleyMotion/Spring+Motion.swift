#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Spring {
  /// How far a mass got after `time` seconds on its way from 0 to `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    target + displacement(from: .zero - target, initialVelocity: initialVelocity, time: time)
  }

  /// How fast a mass is after `time` seconds on its way from 0 to `target`, in units a second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    speed(from: .zero - target, initialVelocity: initialVelocity, time: time)
  }

  /// Where a mass is after `time` seconds on its way from `fromValue` to `toValue`.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData = .zero, time: Double
  ) -> V {
    var result = toValue
    let start = fromValue.animatableData - toValue.animatableData
    result.animatableData += displacement(from: start, initialVelocity: initialVelocity, time: time)
    return result
  }

  /// How fast a mass is after `time` seconds on its way from `fromValue` to `toValue`.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData = .zero, time: Double
  ) -> V.AnimatableData {
    speed(
      from: fromValue.animatableData - toValue.animatableData, initialVelocity: initialVelocity, time: time)
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds towards `target`; two steps are as good as one.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
    let start = value - target
    value = target + displacement(from: start, initialVelocity: velocity, time: deltaTime)
    velocity = speed(from: start, initialVelocity: velocity, time: deltaTime)
  }

  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The distance from the target after `time` seconds, of a mass that starts at the distance `start`.
  func displacement<V: VectorArithmetic>(from start: V, initialVelocity: V, time: Double) -> V {
    let factors = Factors(self, at: time)
    return start.scaled(by: factors.ofStart) + initialVelocity.scaled(by: factors.ofVelocity)
  }

  /// The velocity after `time` seconds, of a mass that starts at the distance `start`.
  func speed<V: VectorArithmetic>(from start: V, initialVelocity: V, time: Double) -> V {
    let factors = Factors(self, at: time)
    return start.scaled(by: factors.speedOfStart) + initialVelocity.scaled(by: factors.speedOfVelocity)
  }

  /// What is left, at one time, of a distance of 1 and of a velocity of 1: the two solutions every motion is made of.
  private struct Factors {
    var ofStart = 1.0
    var ofVelocity = 0.0
    var speedOfStart = 0.0
    var speedOfVelocity = 1.0

    /// The solutions of y″ + 2·decay·y′ + frequency²·y = 0.
    ///
    /// With e the fading, c and s the cosine and sine (circular, hyperbolic or their common limit 1 and t) of the
    /// swing, y = e·((c + decay·s)·y₀ + s·v₀) and y′ = e·((c − decay·s)·v₀ − frequency²·s·y₀).
    init(_ spring: Spring, at time: Double) {
      guard time > 0 else { return }
      let decay = spring.decay
      let (c, s) = Factors.swing(spring, at: time)
      ofStart = c + decay * s
      ofVelocity = s
      speedOfStart = -spring.frequency * spring.frequency * s
      speedOfVelocity = c - decay * s
    }

    private static func swing(_ spring: Spring, at time: Double) -> (cosine: Double, sine: Double) {
      let decay = spring.decay
      let square = spring.frequency * spring.frequency * (1 - spring.dampingRatio) * (1 + spring.dampingRatio)
      if square > 0 {
        let (frequency, fading) = (square.squareRoot(), exp(-decay * time))
        return (fading * cos(frequency * time), fading * sin(frequency * time) / frequency)
      }
      if square < 0 {
        // Two exponentials, because the hyperbolic functions would overflow before the fading catches them.
        let rate = (-square).squareRoot()
        let (slow, fast) = (exp((rate - decay) * time), exp((-rate - decay) * time))
        return ((slow + fast) / 2, (slow - fast) / (2 * rate))
      }
      let fading = exp(-decay * time)
      return (fading, fading * time)
    }
  }
}
