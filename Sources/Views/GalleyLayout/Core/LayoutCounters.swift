package final class LayoutCounters {
  /// Does not include sizes found in the cache.
  package private(set) var measures = 0
  /// Does not include skipped nodes.
  package private(set) var placements = 0
  package private(set) var skips = 0

  package init() {}

  func countMeasure() { measures += 1 }
  func countPlacement() { placements += 1 }
  func countSkip() { skips += 1 }
}
