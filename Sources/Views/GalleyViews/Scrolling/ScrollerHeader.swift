import GalleyScroll

protocol ScrollerHeader: AnyObject {
  var rule: HeaderRule { get }
  var behavior: HeaderBehavior { get }
  var shown: HeaderTimeline.Shown? { get }
  var cover: Double { get }
  var collapse: Double { get }

  func follow(_ distance: (Double) -> Double, below top: Double)
}

extension [any ScrollerHeader] {
  var resting: Double { reduce(0) { $0 + $1.rule.resting } }

  var collapse: Double { reduce(0) { $0 + $1.collapse } }

  /// The topmost header collapses first. Overscroll stretches the first header that can stretch. Returns the covered
  /// height in points.
  func follow(_ distance: (Double) -> Double) -> Double {
    let stretching = firstIndex { $0.rule.maximum > $0.rule.resting } ?? 0
    var (top, start) = (0.0, 0.0)
    for (index, header) in enumerated() {
      let begin = header.behavior.delay ?? start
      header.follow(
        { time in
          let distance = distance(time)
          return distance < 0 ? (index == stretching ? distance : 0) : Swift.max(distance - begin, 0)
        }, below: top)
      top += header.cover
      start = begin + header.rule.collapsedDistance
    }
    return top
  }

  func snapped(_ end: Double, from distance: Double) -> Double {
    var (goal, start) = (end, 0.0)
    for header in self {
      let begin = header.behavior.delay ?? start
      goal =
        begin
        + header.rule.snapped(
          goal - begin, from: distance - begin, hidden: header.shown?.hidden ?? 0, header.behavior)
      start = begin + header.rule.collapsedDistance
    }
    return goal
  }
}

extension EnvironmentValues {
  var scrollHeaders: [any ScrollerHeader] {
    get { self[ScrollHeadersKey.self] }
    set { self[ScrollHeadersKey.self] = newValue }
  }
}

private struct ScrollHeadersKey: EnvironmentKey {
  static var defaultValue: [any ScrollerHeader] { [] }
}
