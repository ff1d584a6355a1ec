#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The deceleration of a released scroll: the fraction of its velocity that remains after each millisecond.
public struct ScrollDecelerationRate: Hashable, Sendable {
  /// The fraction of the velocity that remains after one millisecond, between 0 and 1 (both excluded).
  public let perMillisecond: Double

  /// Creates a custom rate. `perMillisecond` must be greater than 0 and less than 1.
  public init(_ perMillisecond: Double) {
    precondition(perMillisecond > 0 && perMillisecond < 1, "a deceleration rate must be between 0 and 1")
    self.perMillisecond = perMillisecond
  }

  /// UIKit's rate for scroll views: 0.998.
  public static let normal = ScrollDecelerationRate(0.998)
  /// UIKit's rate for pages and pickers: 0.99.
  public static let fast = ScrollDecelerationRate(0.99)

  /// Per second; negative.
  var exponent: Double { 1000 * log(perMillisecond) }
}
