/// How content comes back that lies beyond its edge.
///
/// No platform publishes its constants; these are models that people have fitted or that stand in open sources.
public enum ScrollBounce: String, Hashable, Sendable, CaseIterable {
  /// A critically damped spring of stiffness 100, which is what recordings of UIKit were fitted with.
  case ios
  /// An overdamped spring of mass 0.5, stiffness 100 and damping ratio 1.1; content arrives at the edge with 5000
  /// points a second at most.
  case flutter
  /// WebKit's curve (y + 0.31·v·t)·e^(−12.5·t): content that arrives with speed v turns out with 0.31 of it.
  case webkit
  case none
}
