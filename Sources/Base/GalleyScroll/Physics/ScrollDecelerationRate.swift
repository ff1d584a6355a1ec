#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How fast a scroll that was let go slows down: the share of its velocity that is left after each millisecond.
public struct ScrollDecelerationRate: Hashable, Sendable {
  /// The share of the velocity that is left after a millisecond, above 0 and below 1.
  public let perMillisecond: Double

  /// A rate of one's own; `perMillisecond` must be above 0 and below 1, or the scroll would never stop.
  public init(_ perMillisecond: Double) {
    precondition(perMillisecond > 0 && perMillisecond < 1, "a deceleration rate lies between 0 and 1")
    self.perMillisecond = perMillisecond
  }

  /// UIKit's rate for scroll views: 0.998.
  public static let normal = ScrollDecelerationRate(0.998)
  /// UIKit's rate for pages and pickers: 0.99.
  public static let fast = ScrollDecelerationRate(0.99)

  /// The exponent of the velocity over time, per second; below 0.
  var exponent: Double { 1000 * log(perMillisecond) }
}
