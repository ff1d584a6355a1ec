package final class LayoutCounters {
  /// The number of measurements, not including sizes found in the cache.
  package private(set) var measures = 0
  /// The number of placements, not including skipped nodes.
  package private(set) var placements = 0
  package private(set) var skips = 0

  package init() {}

  func countMeasure() { measures += 1 }
  func countPlacement() { placements += 1 }
  func countSkip() { skips += 1 }
}
