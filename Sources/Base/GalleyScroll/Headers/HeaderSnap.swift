extension HeaderRule {
  /// Returns where a released scroller comes to rest if its header snaps, in points from the offset where the rule
  /// begins.
  ///
  /// The header is then fully open or, from halfway on, fully collapsed; a floating or scrolling one is also entirely
  /// visible or hidden. `end` is where the scroller would rest by itself, `hidden` the hidden points at the release.
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
