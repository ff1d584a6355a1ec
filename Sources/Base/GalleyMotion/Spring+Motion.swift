#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Spring {
  /// Returns the position after `time` seconds of a mass that moves from 0 to `target`.
  ///
  /// - Parameters:
  ///   - target: The position of rest.
  ///   - initialVelocity: The velocity at time 0, in units per second (default: zero).
  ///   - time: The time in seconds.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    target + displacement(from: .zero - target, initialVelocity: initialVelocity, time: time)
  }

  /// Returns the velocity after `time` seconds of a mass that moves from 0 to `target`, in units per second.
  ///
  /// - Parameters:
  ///   - target: The position of rest.
  ///   - initialVelocity: The velocity at time 0, in units per second (default: zero).
  ///   - time: The time in seconds.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    speed(from: .zero - target, initialVelocity: initialVelocity, time: time)
  }

  /// Returns the value after `time` seconds of a movement from `fromValue` to `toValue`.
  ///
  /// - Parameters:
  ///   - fromValue: The value at time 0.
  ///   - toValue: The value at rest.
  ///   - initialVelocity: The velocity at time 0, in units per second (default: zero).
  ///   - time: The time in seconds.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData = .zero, time: Double
  ) -> V {
    var result = toValue
    let start = fromValue.animatableData - toValue.animatableData
    result.animatableData += displacement(from: start, initialVelocity: initialVelocity, time: time)
    return result
  }

  /// Returns the velocity after `time` seconds of a movement from `fromValue` to `toValue`, in units per second.
  ///
  /// - Parameters:
  ///   - fromValue: The value at time 0.
  ///   - toValue: The value at rest.
  ///   - initialVelocity: The velocity at time 0, in units per second (default: zero).
  ///   - time: The time in seconds.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData = .zero, time: Double
  ) -> V.AnimatableData {
    speed(
      from: fromValue.animatableData - toValue.animatableData, initialVelocity: initialVelocity, time: time)
  }

  /// Advances `value` and `velocity` by `deltaTime` seconds towards `target`.
  ///
  /// The step is exact: two short steps give the same result as one long step.
  ///
  /// - Parameters:
  ///   - value: The position, before and after the step.
  ///   - velocity: The velocity in units per second, before and after the step.
  ///   - target: The position of rest.
  ///   - deltaTime: The length of the step, in seconds.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
    let start = value - target
    value = target + displacement(from: start, initialVelocity: velocity, time: deltaTime)
    velocity = speed(from: start, initialVelocity: velocity, time: deltaTime)
  }

  /// Returns the force on a mass at `position` that moves with `velocity` and is pulled to `target`.
  ///
  /// - Parameters:
  ///   - target: The position of rest.
  ///   - position: The position of the mass.
  ///   - velocity: The velocity of the mass, in units per second.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  func displacement<V: VectorArithmetic>(from start: V, initialVelocity: V, time: Double) -> V {
    let factors = Factors(self, at: time)
    return start.scaled(by: factors.ofStart) + initialVelocity.scaled(by: factors.ofVelocity)
  }

  func speed<V: VectorArithmetic>(from start: V, initialVelocity: V, time: Double) -> V {
    let factors = Factors(self, at: time)
    return start.scaled(by: factors.speedOfStart) + initialVelocity.scaled(by: factors.speedOfVelocity)
  }

  /// The factors of two motions: from distance 1 at rest, and from the target with velocity 1.
  private struct Factors {
    var ofStart = 1.0
    var ofVelocity = 0.0
    var speedOfStart = 0.0
    var speedOfVelocity = 1.0

    /// Solves y″ + 2·decay·y′ + frequency²·y = 0.
    ///
    /// Let c and s be the cosine and sine of the swing, both multiplied by e^(−decay·t). They are circular, hyperbolic,
    /// or their common limit 1 and t. Then y = (c + decay·s)·y₀ + s·v₀ and y′ = (c − decay·s)·v₀ − frequency²·s·y₀.
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
        // Uses two exponentials, because the hyperbolic functions would overflow before the decay compensates.
        let rate = (-square).squareRoot()
        let (slow, fast) = (exp((rate - decay) * time), exp((-rate - decay) * time))
        return ((slow + fast) / 2, (slow - fast) / (2 * rate))
      }
      let fading = exp(-decay * time)
      return (fading, fading * time)
    }
  }
}
