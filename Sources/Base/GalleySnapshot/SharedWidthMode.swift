/// The rule for the width of a shared column.
public enum SharedWidthMode: Hashable, Sendable {
  case exact
  case growing
  /// The width of the widest view, at most `maximum` points.
  case capped(maximum: Double)
  /// A width that is sufficient for the given fraction of the views, from 0 to 1.
  case percentile(Double)
}
