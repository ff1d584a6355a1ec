extension Animation {
  /// The default animation: a spring of 0.55 s without bounce.
  public static let `default` = Animation(DefaultAnimation())

  /// A spring continues with the velocity of the change that it interrupts.
  ///
  /// `blendDuration` has no effect: the spring keeps one stiffness, so that its motion stays a function of time.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// `blendDuration` has no effect. A `response` of 0 or less gives the stiffest supported spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// `blendDuration` has no effect.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }

  public static let spring = spring(duration: 0.5)
  public static let smooth = smooth()
  /// A spring of 0.5 s with a bounce of 0.15.
  public static let snappy = snappy()
  /// A spring of 0.5 s with a bounce of 0.3.
  public static let bouncy = bouncy()
  /// A stiff spring for interactive changes: response 0.15 s, damping ratio 0.86.
  public static let interactiveSpring = interactiveSpring(response: 0.15)
  /// SwiftUI's `.spring()` before 2023: response 0.55 s, damping ratio 0.825.
  public static let legacySpring = spring(response: 0.55, dampingFraction: 0.825)

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.15 + `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.3 + `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring with a bounce of 0.15 + `extraBounce`; `blendDuration` has no effect.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.15 + extraBounce))
  }

  /// If another animation interrupts it, both continue and their effects combine.
  ///
  /// `initialVelocity` is in whole changes per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)
}

/// Its own type keeps it unequal to a spring with the same numbers.
struct DefaultAnimation: CustomAnimation {
  private static let base = SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1))

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    DefaultAnimation.base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    DefaultAnimation.base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    DefaultAnimation.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    DefaultAnimation.base.duration(value: value, context: context)
  }
}
