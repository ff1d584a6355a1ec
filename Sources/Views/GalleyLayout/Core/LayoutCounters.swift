/// What the nodes of one tree had to do, counted.
///
/// A tree shares one of these; who wants to know what an update cost reads it before and after.
package final class LayoutCounters {
  /// How often a rule was asked for a size; answers that were still known are not counted.
  package private(set) var measures = 0
  /// How many nodes arranged their children; nodes that stayed as they were are not counted.
  package private(set) var placements = 0
  package private(set) var skips = 0

  package init() {}

  func countMeasure() { measures += 1 }
  func countPlacement() { placements += 1 }
  func countSkip() { skips += 1 }
}
