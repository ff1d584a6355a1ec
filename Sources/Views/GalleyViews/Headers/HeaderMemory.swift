import GalleyGeometry
import GalleyLayout
import GalleyScroll

final class HeaderMemory: ScrollerHeader, MovingBody {
  let name: AnyHashable?
  private(set) var rule = HeaderRule.fixed(0)
  private(set) var behavior = HeaderBehavior()
  private(set) var distance = 0.0
  /// The current state of the header; nil until its scroll view is placed.
  private(set) var shown: HeaderTimeline.Shown?
  /// The distance from the scroll view's upper edge, in points, not reduced by the hidden part.
  private(set) var top = 0.0

  private weak var graph: ViewGraph?
  private var course = HeaderTimeline(.fixed(0), HeaderBehavior())
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

  /// `top` is the lower edge of the header above.
  func follow(_ distance: (Double) -> Double, below top: Double) {
    guard let graph else { return }
    if round != graph.scrollRound {
      course = HeaderTimeline(rule, behavior)
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

  /// The height that the header covers below ``top``, in points.
  var cover: Double { max(height - (shown?.hidden ?? 0), 0) }

  var collapse: Double { behavior.stay == .scrolling ? rule.resting : rule.collapse }

  var motionEnd: Double? { shown?.end }

  // The scroll view is placed in every frame and calls `follow` then, so a clock tick needs no work here.
  func timePassed() {}
}
