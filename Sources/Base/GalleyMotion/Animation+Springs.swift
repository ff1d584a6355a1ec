extension Animation {
  /// What a change is animated with when no animation is named: a spring of 0.55 s without bounce.
  public static let `default` = Animation(DefaultAnimation())

  /// A spring by feel: `duration` is its pace in seconds, `bounce` runs from −1 to 1.
  ///
  /// Springs take over the speed of what they interrupt. `blendDuration` is accepted as SwiftUI has it and changes
  /// nothing: a spring keeps one stiffness, so that its motion stays a function of time.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// A spring from its response in seconds and its damping ratio.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }

  /// A spring of 0.5 s without bounce.
  public static let spring = spring(duration: 0.5)
  /// A spring of 0.5 s without bounce.
  public static let smooth = smooth()
  /// A spring of 0.5 s with a bounce of 0.15.
  public static let snappy = snappy()
  /// A spring of 0.5 s with a bounce of 0.3.
  public static let bouncy = bouncy()
  /// A stiff spring that keeps up with a finger: response 0.15 s, damping 0.86.
  public static let interactiveSpring = interactiveSpring(response: 0.15)
  /// What `.spring()` was before 2023: response 0.55 s, damping 0.825.
  public static let legacySpring = spring(response: 0.55, dampingFraction: 0.825)

  /// A spring without bounce, at another pace or with a bounce of its own.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that bounces a little, at another pace or with more bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that bounces visibly, at another pace or with more bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A stiff spring that keeps up with a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A stiff spring by feel, with a bounce of 0.15 and more.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.15 + extraBounce))
  }

  /// A spring from physical constants that goes on beneath what interrupts it; `initialVelocity` is in whole changes
  /// a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by feel that goes on beneath what interrupts it.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A change along the way of `spring` from 0 to 1.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  /// A spring of 0.5 s that goes on beneath what interrupts it.
  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)
}

/// The animation that is used when none is named; equal only to itself.
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
