#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

public struct ScrollDecelerationRate: Hashable, Sendable {
  /// The factor by which the velocity is multiplied every millisecond, between 0 and 1 (both excluded).
  public let perMillisecond: Double

  public init(_ perMillisecond: Double) {
    precondition(perMillisecond > 0 && perMillisecond < 1, "a deceleration rate must be between 0 and 1")
    self.perMillisecond = perMillisecond
  }

  /// UIKit's rate for scroll views.
  public static let normal = ScrollDecelerationRate(0.998)
  /// UIKit's rate for pages and pickers.
  public static let fast = ScrollDecelerationRate(0.99)

  /// The exponent of the decay, per second. It is always negative.
  var exponent: Double { 1000 * log(perMillisecond) }
}
