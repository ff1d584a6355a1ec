public enum SharedWidthMode: Hashable, Sendable {
  case exact
  case growing
  /// The width is at most `maximum` points.
  case capped(maximum: Double)
  /// The width is sufficient for this fraction of the views, from 0 to 1.
  case percentile(Double)
}
