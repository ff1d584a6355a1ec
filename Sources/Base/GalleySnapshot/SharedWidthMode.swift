/// How the width of a shared column is found.
public enum SharedWidthMode: Hashable, Sendable {
  case exact
  case growing
  /// As wide as its widest view but at most `maximum` points.
  case capped(maximum: Double)
  /// As wide as a share of its views needs, 0 … 1.
  case percentile(Double)
}
