#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A scroll that decelerates after the finger lifts.
///
/// The velocity loses the same fraction every millisecond, so offset, velocity and duration have closed forms: a frame
/// at time `t` never depends on the frames before it.
///
/// Offsets are in points, velocities in points per second, and times in seconds since release.
///
/// ```swift
/// let fling = Fling(from: 0, velocity: 1000)
/// fling.destination  // 499.5
/// fling.offset(at: 0.5)
/// ```
public struct Fling: Hashable, Sendable {
  public let start: Double
  public let initialVelocity: Double
  /// The exponent of the decay, per second. It is always negative.
  let exponent: Double

  /// The remaining distance at which a fling counts as finished, in points.
  ///
  /// At 1000 points per second and the normal rate, a fling reaches it after 3.45 s.
  public static let restDistance = 0.5

  /// Creates a fling.
  ///
  /// - Parameters:
  ///   - start: The offset at release, in points.
  ///   - velocity: The velocity at release, in points per second.
  ///   - rate: The deceleration rate (default: normal).
  public init(from start: Double, velocity: Double, rate: ScrollDecelerationRate = .normal) {
    self.init(from: start, velocity: velocity, exponent: rate.exponent)
  }

  private init(from start: Double, velocity: Double, exponent: Double) {
    self.start = start
    self.initialVelocity = velocity
    self.exponent = exponent
  }

  /// Creates a fling whose deceleration rate is chosen so that it comes to rest at `rest`.
  ///
  /// Returns nil if the fling would have to reverse its direction or needs a rate outside `.fast`…`.normal`.
  ///
  /// - Parameters:
  ///   - start: The offset at release, in points.
  ///   - velocity: The velocity at release, in points per second. It must point towards `rest`.
  ///   - rest: The offset at which the fling comes to rest, in points.
  public init?(from start: Double, velocity: Double, restingAt rest: Double) {
    let distance = rest - start
    guard distance * velocity > 0 else { return nil }
    // A fling counts as finished half a point before its destination.
    let way = distance + (distance > 0 ? Fling.restDistance : -Fling.restDistance)
    let exponent = -velocity / way
    let fastest = ScrollDecelerationRate.fast.exponent
    guard (fastest...ScrollDecelerationRate.normal.exponent).contains(exponent) else { return nil }
    self.init(from: start, velocity: velocity, exponent: exponent)
  }

  /// The offset that the fling approaches without reaching it.
  ///
  /// It is 499.5 points away per 1000 points per second at the normal rate, and 99.5 points at the fast rate.
  public var destination: Double { start - initialVelocity / exponent }

  /// The time in seconds until the remaining distance is ``restDistance``.
  public var duration: Double {
    let slowest = -exponent * Fling.restDistance
    return abs(initialVelocity) > slowest ? log(slowest / abs(initialVelocity)) / exponent : 0
  }

  public var rest: Double { offset(at: duration) }

  public func offset(at time: Double) -> Double {
    // Integral of velocity · e^(exponent·t) from 0 to `time`.
    start + initialVelocity * expm1(exponent * time) / exponent
  }

  public func velocity(at time: Double) -> Double { initialVelocity * exp(exponent * time) }

  /// Returns the time at which the fling reaches `offset`, or nil if it never does.
  public func time(reaching offset: Double) -> Double? {
    let distance = offset - start
    if distance == 0 { return 0 }
    let left = 1 + exponent * distance / initialVelocity
    guard distance * initialVelocity > 0, left > 0 else { return nil }
    return log(left) / exponent
  }
}
