import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// What a header remembers: its rule, and how it stands since its scroller was placed last.
final class HeaderMemory: ScrollerHeader, MovingBody {
  let name: AnyHashable?
  private(set) var rule = HeaderRule.fixed(0)
  private(set) var behavior = HeaderBehavior()
  private(set) var distance = 0.0
  /// How the header looks; nil before its scroller was placed.
  private(set) var shown: HeaderCourse.Shown?
  /// Where its upper edge lies below the scroller's, without what it has gone away.
  private(set) var top = 0.0

  private weak var graph: ViewGraph?
  private var course = HeaderCourse(.fixed(0), HeaderBehavior())
  private var round: Int?

  init(_ name: AnyHashable?, in graph: ViewGraph) {
    self.name = name
    self.graph = graph
  }

  func update(_ rule: HeaderRule, _ behavior: HeaderBehavior) {
    guard rule != self.rule || behavior != self.behavior else { return }
    (self.rule, self.behavior) = (rule, behavior)
    round = nil
  }

  /// Takes where the scroller stands now, and stood since the last look; `top` is where the header above ends.
  func follow(_ distance: (Double) -> Double, below top: Double) {
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

  var height: Double { shown?.height ?? rule.resting }

  /// How much of the scroller's window the header covers below ``top``.
  var cover: Double { max(height - (shown?.hidden ?? 0), 0) }

  var collapse: Double { behavior.stay == .scrolling ? rule.resting : rule.collapse }

  var motionEnd: Double? { shown?.end }

  // The scroller is placed again in every frame, and asks then.
  func timePassed() {}
}
