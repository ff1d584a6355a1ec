package enum SyncMode: Hashable, Sendable {
  case exact
  /// The width of the widest cell shown so far, rounded up to a multiple of 10 points. It never decreases.
  case growing
  /// A maximum width in points. Wider cells are truncated.
  case capped(Double)
  /// The width that is sufficient for this fraction of the cells, from 0 to 1. Wider cells are truncated.
  case percentile(Double)
}
