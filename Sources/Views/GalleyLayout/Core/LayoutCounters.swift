/// Counts the work of all nodes in one tree, so that the cost of an update can be measured.
package final class LayoutCounters {
  /// The number of sizes that rules computed, without cached sizes.
  package private(set) var measures = 0
  /// The number of nodes that arranged their children. Skipped nodes are not included.
  package private(set) var placements = 0
  package private(set) var skips = 0

  package init() {}

  func countMeasure() { measures += 1 }
  func countPlacement() { placements += 1 }
  func countSkip() { skips += 1 }
}
