#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A scroll that was let go at speed and slows down by itself.
///
/// The velocity loses the same fraction every millisecond, so offset, velocity and duration have closed forms.
/// Offsets are points, velocities points a second, times seconds since the release.
public struct Fling: Hashable, Sendable {
  /// Where the scroll was let go.
  public let start: Double
  public let initialVelocity: Double
  /// The exponent of the velocity over time, per second; below 0.
  let exponent: Double

  /// The way to go at which a fling counts as finished: half a point, which takes 3.45 s from 1000 points a second at
  /// the normal rate.
  public static let restDistance = 0.5

  public init(from start: Double, velocity: Double, rate: ScrollDecelerationRate = .normal) {
    self.init(from: start, velocity: velocity, exponent: rate.exponent)
  }

  private init(from start: Double, velocity: Double, exponent: Double) {
    self.start = start
    self.initialVelocity = velocity
    self.exponent = exponent
  }

  /// A fling that slows down just so that it comes to rest at `rest`; nil where that would take a rate that is
  /// slower than the normal or faster than the fast one, or a turn.
  public init?(from start: Double, velocity: Double, restingAt rest: Double) {
    let distance = rest - start
    guard distance * velocity > 0 else { return nil }
    // It counts as finished half a point before its destination.
    let way = distance + (distance > 0 ? Fling.restDistance : -Fling.restDistance)
    let exponent = -velocity / way
    let fastest = ScrollDecelerationRate.fast.exponent
    guard (fastest...ScrollDecelerationRate.normal.exponent).contains(exponent) else { return nil }
    self.init(from: start, velocity: velocity, exponent: exponent)
  }

  /// The offset that the fling approaches and never quite reaches: 499.5 points away for each 1000 points a second at
  /// the normal rate, 99.5 at the fast one.
  public var destination: Double { start - initialVelocity / exponent }

  /// The time after which less than ``restDistance`` of the way is left.
  public var duration: Double {
    let slowest = -exponent * Fling.restDistance
    return abs(initialVelocity) > slowest ? log(slowest / abs(initialVelocity)) / exponent : 0
  }

  /// Where the fling has come after its duration.
  public var rest: Double { offset(at: duration) }

  public func offset(at time: Double) -> Double {
    // The integral of velocity · e^(exponent·t) from 0 to `time`.
    start + initialVelocity * expm1(exponent * time) / exponent
  }

  public func velocity(at time: Double) -> Double { initialVelocity * exp(exponent * time) }

  /// When the fling passes `offset`; nil where it never does.
  public func time(reaching offset: Double) -> Double? {
    let distance = offset - start
    if distance == 0 { return 0 }
    let left = 1 + exponent * distance / initialVelocity
    guard distance * initialVelocity > 0, left > 0 else { return nil }
    return log(left) / exponent
  }
}
