/// How wide a column is that several rows share.
package enum SyncMode: Hashable, Sendable {
  case exact
  /// As wide as the widest cell shown so far, rounded up to tens of points; it never becomes narrower.
  case growing
  /// As wide as its widest cell, but at most so many points; what is wider is cut.
  case capped(Double)
  /// As wide as this share of its cells needs, 0 … 1; what is wider is cut.
  case percentile(Double)
}
