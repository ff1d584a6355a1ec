import GalleyMotion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A bounce at the edge of the content. Distances are points beyond the edge, velocities are points per second away
/// from the edge, and times are seconds.
struct Bounce: Hashable, Sendable {
  private let model: Model
  private let start: Double
  private let launch: Double

  private enum Model: Hashable {
    case spring(Spring)
    case webkit
  }

  static let restDistance = 0.5

  private static let ios = Spring(mass: 1, stiffness: 100, damping: 20)
  // Damping = 2 · ratio · √(stiffness · mass) with a ratio of 1.1.
  private static let flutter = Spring(
    mass: 0.5, stiffness: 100, damping: 2.2 * 50.0.squareRoot(), allowOverDamping: true)
  private static let flutterLimit = 5000.0
  private static let webkitAmplitude = 0.31
  private static let webkitRate = 12.5

  init?(_ preset: ScrollBounce, from distance: Double, velocity: Double) {
    start = distance
    switch preset {
    case .ios: (model, launch) = (.spring(Bounce.ios), velocity)
    case .flutter:
      model = .spring(Bounce.flutter)
      launch = max(-Bounce.flutterLimit, min(velocity, Bounce.flutterLimit))
    case .webkit: (model, launch) = (.webkit, velocity)
    case .none: return nil
    }
  }

  func distance(at time: Double) -> Double {
    switch model {
    case .spring(let spring): spring.value(fromValue: start, toValue: 0, initialVelocity: launch, time: time)
    case .webkit: (start + Bounce.webkitAmplitude * launch * time) * exp(-Bounce.webkitRate * time)
    }
  }

  func velocity(at time: Double) -> Double {
    switch model {
    case .spring(let spring): return spring.velocity(fromValue: start, toValue: 0, initialVelocity: launch, time: time)
    case .webkit:
      let slope = Bounce.webkitAmplitude * launch
      return (slope - Bounce.webkitRate * (start + slope * time)) * exp(-Bounce.webkitRate * time)
    }
  }

  /// The time at which the content crosses the edge, in seconds; nil if the content stops there.
  var crossing: Double? {
    guard start > 0, velocity(at: 0) < 0 else { return nil }
    switch model {
    case .webkit:
      let slope = Bounce.webkitAmplitude * launch
      return slope < 0 ? -start / slope : nil
    case .spring(let spring): return crossing(of: spring)
    }
  }

  /// The zero of (a + b·t)·e^(−ω·t) or of a·e^(−r·t) + b·e^(−s·t).
  private func crossing(of spring: Spring) -> Double? {
    let frequency = 2 * Double.pi / spring.response
    guard spring.dampingRatio > 1 else {
      let slope = launch + frequency * start
      return slope < 0 ? -start / slope : nil
    }
    let spread = frequency * (spring.dampingRatio * spring.dampingRatio - 1).squareRoot()
    let slow = spring.dampingRatio * frequency - spread
    let fast = slow + 2 * spread
    // y = a·e^(−slow·t) + b·e^(−fast·t) with a + b = start and −slow·a − fast·b = launch.
    let slowPart = (launch + fast * start) / (fast - slow)
    let fastPart = start - slowPart
    guard slowPart < 0, fastPart > 0 else { return nil }
    return log(-fastPart / slowPart) / (fast - slow)
  }

  var duration: Double {
    switch model {
    case .spring(let spring):
      spring.settlingDuration(fromValue: start, toValue: 0, initialVelocity: launch, epsilon: Bounce.restDistance)
    case .webkit: webkitDuration
    }
  }

  /// Computed by bisection of the part after the maximum, because the curve only falls there.
  private var webkitDuration: Double {
    let slope = Bounce.webkitAmplitude * launch
    let peak = slope == 0 ? 0 : max(0, 1 / Bounce.webkitRate - start / slope)
    guard abs(distance(at: peak)) > Bounce.restDistance else { return 0 }
    var (low, high) = (peak, peak + 1)
    while abs(distance(at: high)) > Bounce.restDistance { high *= 2 }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if abs(distance(at: middle)) > Bounce.restDistance { low = middle } else { high = middle }
    }
  }
}
