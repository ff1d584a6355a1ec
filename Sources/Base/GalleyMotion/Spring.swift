/// A mass on a damped spring: its position and velocity at any time, in closed form.
///
/// Times are seconds. Stiffness, damping and mass may have any consistent units. Values may be any vector, because
/// springs are linear and each component moves independently.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let position = spring.value(target: 100.0, time: 0.2)
/// let end = spring.settlingDuration  // seconds until the mass stays within 0.001 of the way
/// ```
public struct Spring: Hashable, Sendable {
  public private(set) var mass: Double
  /// The undamped frequency, in radians per second.
  let frequency: Double
  /// The damping relative to critical damping: below 1 the spring oscillates, above 1 it is overdamped.
  public let dampingRatio: Double

  private init(mass: Double, frequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.frequency = frequency
    self.dampingRatio = max(dampingRatio, 0)
  }

  /// Creates a spring from its perceptual duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds (default: 0.5).
  ///   - bounce: −1 is overdamped, 0 (the default) just avoids overshoot, 1 oscillates for ever.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from its undamped period in seconds and its damping ratio.
  ///
  /// A `response` of 0 or less gives the stiffest supported spring, with a stiffness of 45,000.
  ///
  /// - Parameters:
  ///   - response: The undamped period, in seconds.
  ///   - dampingRatio: The damping relative to critical damping: below 1 the spring oscillates, above 1 it is
  ///     overdamped.
  public init(response: Double, dampingRatio: Double) {
    let frequency = response > 0 ? 2 * .pi / response : .infinity
    self.init(mass: 1, frequency: min(frequency, Spring.highestFrequency), dampingRatio: dampingRatio)
  }

  /// Creates a spring from physical constants. Unless `allowOverDamping` is true, the damping is limited to the
  /// critical damping.
  ///
  /// - Parameters:
  ///   - mass: The mass (default: 1), in a unit consistent with those of `stiffness` and `damping`.
  ///   - stiffness: The force per distance.
  ///   - damping: The friction per velocity. The critical damping is 2·√(stiffness·mass).
  ///   - allowOverDamping: Whether the damping may exceed the critical damping (default: `false`).
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      mass: mass, frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Creates a spring that settles to within `epsilon` of its distance in `settlingDuration` seconds.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time in seconds after which the mass stays within `epsilon`.
  ///   - dampingRatio: The damping relative to critical damping, greater than 0.
  ///   - epsilon: The remaining fraction of the distance that counts as settled (default: 0.001).
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    // The settling time is proportional to the period.
    let unit = Spring(mass: 1, frequency: 1, dampingRatio: max(dampingRatio, .ulpOfOne))
    let unitDuration = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(mass: 1, frequency: unitDuration / settlingDuration, dampingRatio: dampingRatio)
  }

  public var duration: Double { response }
  /// The undamped period, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The bounce, from −1 (overdamped) through 0 (critically damped) to 1 (undamped).
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  public var stiffness: Double { mass * frequency * frequency }
  public var damping: Double { 2 * dampingRatio * mass * frequency }

  /// The decay rate, per second.
  var decay: Double { dampingRatio * frequency }

  /// SwiftUI's limit for a response of zero: a stiffness of 45,000 and a mass of 1.
  private static let highestFrequency = 45_000.0.squareRoot()

  static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / max(bounce + 1, .ulpOfOne) : 1 - min(bounce, 1)
  }
}

extension Spring {
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// Returns a spring without bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds (default: 0.5).
  ///   - extraBounce: The bounce, from −1 to 1 (default: 0).
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a bounce of 0.15.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds (default: 0.5).
  ///   - extraBounce: The bounce that is added to 0.15 (default: 0). The sum should be between −1 and 1.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a bounce of 0.3.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds (default: 0.5).
  ///   - extraBounce: The bounce that is added to 0.3 (default: 0). The sum should be between −1 and 1.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
