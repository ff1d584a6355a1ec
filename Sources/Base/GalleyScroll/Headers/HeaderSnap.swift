extension HeaderRule {
  /// Where a scroller comes to rest that would do so at `end`, so that a header with `behavior` is open or as low as it
  /// gets and, where it floats, all there or all away; `hidden` points of it are away where the scroller is let go at
  /// `distance`.
  ///
  /// Distances are points from where the rule begins. Halfway goes on.
  public func snapped(_ end: Double, from distance: Double, hidden: Double, _ behavior: HeaderBehavior) -> Double {
    guard behavior.snaps else { return end }
    let open = collapsedDistance
    if end > 0, end < open { return end < open / 2 ? 0 : open }
    guard behavior.stay != .pinned, minimum > 0, end > open else { return end }
    let room = min(end - open, minimum)
    let away = behavior.stay == .scrolling ? room : min(max(hidden + end - distance, 0), room)
    guard away > 0, away < minimum else { return end }
    return away < minimum / 2 ? max(end - away, open) : end + minimum - away
  }
}
