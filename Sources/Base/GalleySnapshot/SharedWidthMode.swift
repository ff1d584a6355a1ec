public enum SharedWidthMode: Hashable, Sendable {
  case exact
  case growing
  /// In points.
  case capped(maximum: Double)
  /// The width suffices for this fraction of the views, from 0 to 1.
  case percentile(Double)
}
