extension Animation {
  /// The default animation: a spring of 0.55 s without bounce.
  public static let `default` = Animation(DefaultAnimation())

  /// Returns a spring with the given perceptual duration and bounce.
  ///
  /// A spring continues with the velocity of the change that it interrupts. `blendDuration` exists for compatibility
  /// with SwiftUI and has no effect: the spring keeps one stiffness, so that its motion stays a function of time.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds (default: 0.5).
  ///   - bounce: The bounciness, from −1 to 1 (default: 0).
  ///   - blendDuration: Ignored.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// Returns a spring with the given response in seconds and damping ratio. `blendDuration` has no effect.
  ///
  /// - Parameters:
  ///   - response: The undamped period, in seconds (default: 0.5). A value of 0 or less gives the stiffest supported
  ///     spring.
  ///   - dampingFraction: The damping relative to critical damping: 0 oscillates forever, 1 does not overshoot
  ///     (default: 0.825).
  ///   - blendDuration: Ignored.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns an animation whose progress follows `spring`. An interruption keeps the current velocity.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: Ignored.
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

  /// Returns a spring without bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds (default: 0.5). The animation may continue slightly longer.
  ///   - extraBounce: The bounce, from −1 to 1 (default: 0). Positive values overshoot.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring with a bounce of 0.15.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds (default: 0.5). The animation may continue slightly longer.
  ///   - extraBounce: The bounce that is added to 0.15 (default: 0). The sum should be between −1 and 1.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring with a bounce of 0.3.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds (default: 0.5). The animation may continue slightly longer.
  ///   - extraBounce: The bounce that is added to 0.3 (default: 0). The sum should be between −1 and 1.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a stiff spring for changes that follow a gesture.
  ///
  /// - Parameters:
  ///   - response: The undamped period, in seconds (default: 0.15).
  ///   - dampingFraction: The damping relative to critical damping (default: 0.86).
  ///   - blendDuration: Ignored.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns a stiff spring for interactive changes. `extraBounce` is added to a bounce of 0.15.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds (default: 0.15).
  ///   - extraBounce: The bounce that is added to 0.15 (default: 0).
  ///   - blendDuration: Ignored.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.15 + extraBounce))
  }

  /// Returns a spring from physical constants. If another animation interrupts it, both continue and their effects
  /// combine.
  ///
  /// An `initialVelocity` of 1 would complete the whole change in one second.
  ///
  /// - Parameters:
  ///   - mass: The mass (default: 1), in a unit consistent with those of `stiffness` and `damping`.
  ///   - stiffness: The force per distance.
  ///   - damping: The friction per velocity. Values above the critical damping are allowed.
  ///   - initialVelocity: The velocity at the start, as a fraction of the whole change per second (default: 0).
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// Returns a spring with the given duration and bounce. If another animation interrupts it, both continue and their
  /// effects combine.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds (default: 0.5).
  ///   - bounce: The bounce, from −1 (overdamped) through 0 (the default) to 1 (undamped).
  ///   - initialVelocity: The velocity at the start, as a fraction of the whole change per second (default: 0).
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns an animation whose progress follows `spring` from 0 to 1.
  ///
  /// - Parameters:
  ///   - spring: The spring that moves the progress from 0 to 1.
  ///   - initialVelocity: The velocity at the start, as a fraction of the whole change per second (default: 0).
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)
}

/// A separate type, so that the default animation is not equal to a spring with the same parameters.
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
