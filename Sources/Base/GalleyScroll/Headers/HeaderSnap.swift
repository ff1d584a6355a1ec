extension HeaderRule {
  /// Returns the distance at which a released scroll view comes to rest if its header snaps.
  ///
  /// The header is then fully open or fully collapsed and, if it floats or scrolls, entirely visible or entirely
  /// hidden. A header that would come to rest at least half collapsed (or half hidden) collapses (or hides) completely.
  /// Distances are points from the offset where the rule begins.
  ///
  /// - Parameters:
  ///   - end: The distance at which the scroll view would come to rest by itself.
  ///   - distance: The distance at the release.
  ///   - hidden: The hidden height of the header at the release, in points.
  ///   - behavior: Whether the header snaps and how it stays on the screen.
  public func snapped(_ end: Double, from distance: Double, hidden: Double, _ behavior: HeaderBehavior) -> Double {
    guard behavior.snaps else { return end }
    let open = collapsedDistance
    if end > 0, end < open { return end < open / 2 ? 0 : open }
    guard behavior.stay != .pinned, minimum > 0, end > open else { return end }
    let space = min(end - open, minimum)
    let away = behavior.stay == .scrolling ? space : min(max(hidden + end - distance, 0), space)
    guard away > 0, away < minimum else { return end }
    return away < minimum / 2 ? max(end - away, open) : end + minimum - away
  }
}
