import GalleyGeometry
import GalleyLayout
import GalleyMotion
import GalleyScroll

/// Where the views themselves moved a scroller to, and how it stood last.
final class ScrollState: MovingBody {
  private struct Request {
    let position: ScrollWish
    let frame: Int
    /// How the scroller gets there; nil is at once.
    let animation: Animation?
    /// Who else is asked for the same view; nil where the scroller alone is.
    var quest: ScrollQuest?
    var asked: ScrollDestination?
    /// Where the view lies that was asked for, as a distance from rest, since it was found.
    var goal: Point?
  }

  private struct Way {
    var x: AnimatedValue<Double>
    var y: AnimatedValue<Double>

    func distance(at time: Double) -> Point { Point(x: x.value(at: time), y: y.value(at: time)) }

    mutating func carry(by distance: Point, at time: Double) {
      x.move(to: x.target + distance.x, animation: nil, at: time)
      y.move(to: y.target + distance.y, animation: nil, at: time)
    }
  }

  /// What the scroller is called where no identity says it: a node that is built anew does not know it.
  var name: AnyHashable?
  private weak var graph: ViewGraph?
  private let store: WriteStore
  private var request: Request?
  /// A wish for a view that was not found yet: until it is, the scroller does what it did.
  private var pending: Request?
  /// The way to where the views sent the scroller, while it is on it.
  private var motion: Way?
  /// The ways on which the views sent it, the latest last: those that somebody may still ask for.
  private var ways: [(start: Double, way: Way)] = []
  private var arrival = 0
  /// What the stage asked for when the views last moved the scroller; anything else it asks for later is newer.
  private var overruled: ScrollDestination?
  private var isOverruling = false
  /// How far the content moved under the window since then: what the stage asks for may go with it.
  private var overruledDrift = Point.zero
  private(set) var shown: Point?
  /// How the scroller was placed last, and the content it held: a node that is built anew knows neither.
  private(set) var placed: (facts: ScrollFacts, content: LayoutNode)?
  private(set) var wasMovedByViews = false
  /// What the stage asked for when the scroller was last placed, and in which frame it asked that first.
  private var asked: (destination: ScrollDestination?, frame: Int) = (nil, 0)
  var rowEdits = 0
  private var round = 0
  /// How far the content moved under the window since the stage asked for an offset.
  private var drift = Point.zero
  private(set) var carried = Point.zero
  /// What was known when the scroller was last placed, and in which frame, where it passes its offset on.
  private var relayed: (facts: RelayedFacts, frame: Int)?

  init(in graph: ViewGraph) {
    self.graph = graph
    store = graph.store
  }

  /// The frame that is made now, and the time of the stage; those at the start when the stage is gone.
  private var frame: Int { graph?.frame ?? 0 }
  private var scrollRound: Int { graph?.scrollRound ?? 0 }
  private var time: Double { graph?.presentation.time ?? 0 }

  /// Moves the scroller in the next pass so that `target` shows.
  func move(to target: ScrollSubject, anchor: UnitPoint?) { move(.target(target, anchor: anchor)) }

  /// Moves the scroller in the next pass, with the animation of the transaction that is current now; as part of
  /// `quest`, only where the scroller is asked and holds the view.
  func move(_ wish: ScrollWish, in quest: ScrollQuest? = nil) {
    let animation = Transaction.current.effectiveAnimation
    store.write(to: self) { [self] in
      guard let quest else { return send(to: wish, animation: animation) }
      graph?[ScrollQuests.self].add(quest, in: frame)
      pending = Request(position: wish, frame: frame, animation: animation, quest: quest, asked: asked.destination)
    }
  }

  /// The view that the scroller is asked to show and did not find yet, while the stage asks for `asked`; nil where there
  /// is none, or others are asked for it.
  func quest(against asked: ScrollDestination?) -> ScrollWish? {
    guard let pending, pending.frame == frame, pending.asked == asked, pending.quest?.asks(self) ?? true else {
      return nil
    }
    return pending.position
  }

  func accept() {
    guard let pending else { return }
    (request, self.pending) = (pending, nil)
    (overruled, overruledDrift) = (pending.asked, .zero)
    (isOverruling, wasMovedByViews) = (true, true)
    pending.quest?.found()
  }

  func find(_ distance: Point) { request?.goal = distance }

  /// Where the scroller stays that does not hold the view it is asked for: where that lies in another that shares its
  /// state, else where it stands.
  var fallback: Point { request.flatMap { $0.frame == frame ? $0.goal : nil } ?? shown ?? .zero }

  func send(to wish: ScrollWish, animation: Animation?) {
    (request, pending) = (Request(position: wish, frame: frame, animation: animation), nil)
    (overruled, overruledDrift) = (asked.destination, .zero)
    isOverruling = true
  }

  /// Where the scroller should stand, when the stage asks for `asked`; nil leaves it at rest.
  ///
  /// In the frame of a move the target is looked for in every pass, because the content may still change; after that
  /// the scroller stays where it stood.
  func wish(against asked: ScrollDestination?) -> ScrollWish? {
    note(asked)
    if isOverruling, !isOverruled(asked) { isOverruling = false }
    wasMovedByViews = false
    guard isOverruling, let request else {
      motion = nil
      return asked.map { .asked($0.moved(by: drift)) }
    }
    wasMovedByViews = request.frame == frame || arrival == frame || motion != nil
    if request.frame == frame { return request.position }
    return (way() ?? shown).map { .asked(.offset($0)) }
  }

  /// Whether `asked` is what the stage asked for when the views last moved the scroller, or where that is now.
  private func isOverruled(_ asked: ScrollDestination?) -> Bool {
    if asked == overruled { return true }
    guard case .offset(let now)? = asked, case .offset(let then)? = overruled?.moved(by: overruledDrift) else {
      return false
    }
    return abs(now.x - then.x) < 1e-6 && abs(now.y - then.y) < 1e-6
  }

  private func note(_ asked: ScrollDestination?) {
    guard asked != self.asked.destination || round != scrollRound else { return }
    round = scrollRound
    self.asked = (asked, frame)
    drift = .zero
  }

  /// Whether the scroller stands where it stood in an earlier frame, and nobody asks for anything else.
  func isStanding(against asked: ScrollDestination?) -> Bool {
    note(asked)
    guard isOverruling, isOverruled(asked), let request else { return self.asked.frame < frame }
    return request.frame < frame
  }

  func move(by distance: Point) {
    drift = drift + distance
    overruledDrift = overruledDrift + distance
    carried = carried + distance
    shown = shown.map { $0 + distance }
    // What the views sent on its way goes on with its content, and arrives there.
    motion?.carry(by: distance, at: time)
    for index in ways.indices { ways[index].way.carry(by: distance, at: time) }
  }

  func place(_ facts: ScrollFacts, around content: LayoutNode) { placed = (facts, content) }

  func show(_ distance: Point) { shown = distance }

  /// The distance from rest that is shown where the scroller should stand at `distance`: on its way there, if the views
  /// sent it with an animation.
  func display(_ distance: Point) -> Point {
    defer { if motion != nil { graph?.presentation.follow(self) } }
    guard isOverruling, let request, request.frame == frame, let animation = request.animation,
      let start = way() ?? shown
    else {
      shown = distance
      return distance
    }
    var motion = motion ?? Way(x: AnimatedValue(start.x), y: AnimatedValue(start.y))
    if motion.x.target != distance.x { motion.x.move(to: distance.x, animation: animation, at: time) }
    if motion.y.target != distance.y { motion.y.move(to: distance.y, animation: animation, at: time) }
    self.motion = motion
    ways = ways.filter { $0.start < time && $0.start > time - ScrollState.memory } + [(time, motion)]
    shown = way() ?? distance
    return shown ?? distance
  }

  /// Where the scroller is on its way; nil where it is on none.
  private func way() -> Point? {
    guard let motion else { return nil }
    if !motion.x.isMoving(at: time), !motion.y.isMoving(at: time) {
      self.motion = nil
      arrival = frame
    }
    return motion.distance(at: time)
  }

  /// How long ways are remembered, in seconds.
  private static let memory = 20.0

  /// The distance from rest at `time`, which is not later than now, where the views moved the scroller last.
  func past(at time: Double) -> Point? {
    guard isOverruling, let first = ways.first else { return nil }
    let known = ways.last { $0.start <= time } ?? first
    return known.way.distance(at: max(time, known.start))
  }

  /// How fast the views move the scroller, in points a second; nil where they do not.
  var velocity: Point? {
    guard let motion, isOverruling else { return nil }
    return Point(x: motion.x.velocity(at: time), y: motion.y.velocity(at: time))
  }

  var motionEnd: Double? {
    guard let motion, isOverruling else { return nil }
    return [motion.x.end, motion.y.end].compactMap { $0 }.max()
  }

  // The scroller is placed again in every frame, and asks then.
  func timePassed() {}

  var lastMove: Int? { request?.frame }

  /// The distance from rest that a scroller keeps where nothing changed of what it goes by; nil where something did, or
  /// where the scroller comes into view.
  func standing(by facts: RelayedFacts) -> Point? {
    guard let relayed, relayed.facts == facts, relayed.frame + 1 >= frame else { return nil }
    return shown
  }

  func keep(_ facts: RelayedFacts) { relayed = (facts, frame) }
}

/// What moves a scroller to where others of its name were dragged to.
struct RelayedFacts: Equatable {
  /// The size of its own content, in points.
  let contentSize: Size
  let turn: Int
}

/// Where a scroller should stand.
enum ScrollWish {
  case asked(ScrollDestination)
  /// So that a target shows at a place of the viewport; nil is wherever it takes the shortest way.
  case target(ScrollSubject, anchor: UnitPoint?)
  case edge(Edge)
  /// So many points from the content's start; nil leaves an axis as it stands.
  case offset(x: Double?, y: Double?)
}

extension ScrollDestination {
  /// The destination, `distance` further on; what shows a target does so wherever that is.
  fileprivate func moved(by distance: Point) -> ScrollDestination {
    if case .offset(let offset) = self { .offset(offset + distance) } else { self }
  }
}
