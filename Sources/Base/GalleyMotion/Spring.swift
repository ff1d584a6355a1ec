/// A mass on a spring with friction: where it is and how fast it moves at any time, in closed form.
///
/// Times are seconds; stiffness, damping and mass are in whatever units belong together. Values may be any vector:
/// springs are linear, so each component moves by itself.
public struct Spring: Hashable, Sendable {
  /// What swings; 1 by default.
  public private(set) var mass: Double
  /// The undamped angular frequency, in radians a second.
  let frequency: Double
  /// The share of the friction that just prevents overshoot: below 1 the spring swings, above 1 it creeps.
  public let dampingRatio: Double

  private init(mass: Double, frequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.frequency = frequency
    self.dampingRatio = max(dampingRatio, 0)
  }

  /// A spring by feel: `duration` is its pace in seconds, `bounce` runs from −1 (creeps) over 0 (no overshoot) to 1
  /// (never stops).
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// A spring from the period it would have without friction, in seconds, and its damping ratio.
  ///
  /// A `response` of 0 or less is the stiffest spring there is.
  public init(response: Double, dampingRatio: Double) {
    let frequency = response > 0 ? 2 * .pi / response : .infinity
    self.init(mass: 1, frequency: min(frequency, Spring.highestFrequency), dampingRatio: dampingRatio)
  }

  /// A spring from its physical constants; unless `allowOverDamping`, friction stops at what prevents overshoot.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      mass: mass, frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// A spring that comes to rest, within `epsilon` of its way, in `settlingDuration` seconds.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time to settle is proportional to the period.
    let unit = Spring(mass: 1, frequency: 1, dampingRatio: max(dampingRatio, .ulpOfOne))
    let unitDuration = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(mass: 1, frequency: unitDuration / settlingDuration, dampingRatio: dampingRatio)
  }

  /// The pace in seconds, the same as ``response``.
  public var duration: Double { response }
  /// The period without friction, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// How much the spring swings, from −1 to 1; 0 just does not.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  public var stiffness: Double { mass * frequency * frequency }
  public var damping: Double { 2 * dampingRatio * mass * frequency }

  /// The rate at which swings fade, or at which the critically damped spring comes to rest, per second.
  var decay: Double { dampingRatio * frequency }

  /// The angular frequency a stiffness of 45,000 gives a mass of 1, SwiftUI's bound for a response of zero.
  private static let highestFrequency = 45_000.0.squareRoot()

  static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / max(bounce + 1, .ulpOfOne) : 1 - min(bounce, 1)
  }
}

extension Spring {
  /// A spring of 0.5 s without bounce.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A spring of 0.5 s that bounces a little: 0.15.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A spring of 0.5 s that bounces visibly: 0.3.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// ``smooth`` at another pace, with more bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// ``snappy`` at another pace, with more bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// ``bouncy`` at another pace, with more bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
