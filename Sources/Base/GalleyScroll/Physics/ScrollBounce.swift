/// How overscrolled content returns to its edge. The models are fitted to recordings or taken from open source code.
public enum ScrollBounce: String, Hashable, Sendable, CaseIterable {
  /// A critically damped spring of stiffness 100, fitted to recordings of UIKit.
  case ios
  /// An overdamped spring of mass 0.5, stiffness 100 and damping ratio 1.1. Content reaches the edge with at most 5000
  /// points per second.
  case flutter
  /// WebKit's curve (y + 0.31·v·t)·e^(−12.5·t), where v is the speed at which content reaches the edge.
  case webkit
  case none
}
