import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// What a header remembers: its rule, and how it stands since its scroller was placed last.
final class HeaderMemory: MovingBody {
  /// What the header is called.
  let name: AnyHashable?
  /// How high it is.
  private(set) var rule = HeaderRule.fixed(0)
  /// How it goes with its scroller.
  private(set) var behavior = HeaderBehavior()
  /// How far the scroller was scrolled since the rule began.
  private(set) var distance = 0.0
  /// How the header looks; nil before its scroller was placed.
  private(set) var shown: HeaderCourse.Shown?
  /// Where its upper edge lies below the scroller's, without what it has gone away.
  private(set) var top = 0.0

  private weak var graph: ViewGraph?
  private var course = HeaderCourse(.fixed(0), HeaderBehavior())
  /// The round of pictures in which the course was followed.
  private var round: Int?

  init(_ name: AnyHashable?, in graph: ViewGraph) {
    self.name = name
    self.graph = graph
  }

  /// Takes the rule and the behaviour that hold from now on.
  func update(_ rule: HeaderRule, _ behavior: HeaderBehavior) {
    guard rule != self.rule || behavior != self.behavior else { return }
    (self.rule, self.behavior) = (rule, behavior)
    round = nil
  }

  /// Takes where the scroller stands now, and stood since the last look; `top` is where the header above ends.
  fileprivate func follow(_ distance: (Double) -> Double, below top: Double) {
    guard let graph else { return }
    if round != graph.scrollRound {
      course = HeaderCourse(rule, behavior)
      round = graph.scrollRound
    }
    let time = graph.presentation.time
    self.distance = distance(time)
    self.top = top
    let shown = course.look(at: time, distance: distance)
    self.shown = shown
    if shown.end != nil { graph.presentation.follow(self) }
  }

  /// The height that shows.
  var height: Double { shown?.height ?? rule.resting }

  /// How much of the scroller's window the header covers below ``top``.
  var cover: Double { max(height - (shown?.hidden ?? 0), 0) }

  /// How much less than at rest the header covers once it has collapsed.
  var collapse: Double { behavior.stay == .scrolling ? rule.resting : rule.collapse }

  var motionEnd: Double? { shown?.end }

  // The scroller is placed again in every frame, and asks then.
  func timePassed() {}
}

extension [HeaderMemory] {
  /// How much of the window all of them cover at rest.
  var resting: Double { reduce(0) { $0 + $1.rule.resting } }

  /// How much less they cover once they have collapsed.
  var collapse: Double { reduce(0) { $0 + $1.collapse } }

  /// Takes where the scroller stands now and stood before, and answers how much of its window the headers cover.
  ///
  /// The topmost begins; each goes on where the one before it has collapsed. What is pulled goes to the first that can
  /// stretch.
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

  /// Where a scroller has to come to rest that would do so at `end`, both as distances from its start.
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
  /// The headers over the next scroller inside, the topmost first.
  var scrollHeaders: [HeaderMemory] {
    get { self[ScrollHeadersKey.self] }
    set { self[ScrollHeadersKey.self] = newValue }
  }
}

private struct ScrollHeadersKey: EnvironmentKey {
  static var defaultValue: [HeaderMemory] { [] }
}
