import GalleyGeometry
import GalleyLayout
import GalleyMotion
import GalleyScroll

/// The persistent state of a scroller: movements requested by views, and the last placement.
///
/// Two sources move a scroller. Views use `ScrollViewProxy` or a position binding; the stage uses its
/// `scrollPositions`. The most recent request wins.
final class ScrollState: MovingBody {
  private struct Request {
    let position: ScrollWish
    let frame: Int
    /// The animation to the target; nil moves immediately.
    let animation: Animation?
    /// The quest that this request is part of; nil if it applies only to this scroller.
    var quest: ScrollQuest?
    var asked: ScrollDestination?
    /// The position of the target view as a distance from rest, after it was found.
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

  /// A name for scrollers without an identity. It is kept here because nodes are rebuilt.
  var name: AnyHashable?
  private weak var graph: ViewGraph?
  private let store: WriteStore
  private var request: Request?
  /// A request for a view that was not found yet. Until it is found, the earlier request remains in effect.
  private var pending: Request?
  /// The current movement to a position requested by views.
  private var motion: Way?
  /// Past movements requested by views, the latest last, as far back as they may be queried.
  private var ways: [(start: Double, way: Way)] = []
  private var arrival = 0
  /// The stage's request when the views last moved the scroller. Any other request of the stage is newer.
  private var overruled: ScrollDestination?
  private var isOverruling = false
  /// How far the content moved in the viewport since then. The stage's request may move by the same distance.
  private var overruledDrift = Point.zero
  private(set) var shown: Point?
  /// The last placement and its content. They are kept here because nodes are rebuilt.
  private(set) var placed: (facts: ScrollFacts, content: LayoutNode)?
  private(set) var wasMovedByViews = false
  /// The stage's request at the last placement, and the frame in which it was first made.
  private var asked: (destination: ScrollDestination?, frame: Int) = (nil, 0)
  var rowEdits = 0
  private var round = 0
  /// How far the content moved in the viewport since the stage requested an offset.
  private var drift = Point.zero
  private(set) var carried = Point.zero
  /// The inputs of the last placement and its frame, for the policy `relayed`.
  private var relayed: (facts: RelayedFacts, frame: Int)?

  init(in graph: ViewGraph) {
    self.graph = graph
    store = graph.store
  }

  /// The current frame; 0 after the stage is released.
  private var frame: Int { graph?.frame ?? 0 }
  private var scrollRound: Int { graph?.scrollRound ?? 0 }
  private var time: Double { graph?.presentation.time ?? 0 }

  func move(to target: ScrollSubject, anchor: UnitPoint?) { move(.target(target, anchor: anchor)) }

  /// Moves the scroller in the next pass, with the animation of the current transaction.
  ///
  /// With a quest, the scroller moves only when it is its turn and it contains the view.
  func move(_ wish: ScrollWish, in quest: ScrollQuest? = nil) {
    let animation = Transaction.current.effectiveAnimation
    store.write(to: self) { [self] in
      guard let quest else { return send(to: wish, animation: animation) }
      graph?[ScrollQuests.self].add(quest, in: frame)
      pending = Request(position: wish, frame: frame, animation: animation, quest: quest, asked: asked.destination)
    }
  }

  /// Returns the target of a pending quest, or nil if there is none or other scrollers have their turn. `asked` is the
  /// stage's current request.
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

  /// The position of a scroller that does not contain the requested view: the view's position in a scroller with the
  /// same state, or else the current position.
  var fallback: Point { request.flatMap { $0.frame == frame ? $0.goal : nil } ?? shown ?? .zero }

  func send(to wish: ScrollWish, animation: Animation?) {
    (request, pending) = (Request(position: wish, frame: frame, animation: animation), nil)
    (overruled, overruledDrift) = (asked.destination, .zero)
    isOverruling = true
  }

  /// Returns the requested position, or nil for the resting position. `asked` is the stage's current request.
  ///
  /// In the frame of a request, the target is searched for in every pass, because the content may still change. After
  /// that frame the scroller keeps its position.
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

  /// Whether `asked` is the request that was in effect when the views last moved the scroller, apart from movement of
  /// the content.
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

  /// Whether the scroller has kept its position since an earlier frame and there is no new request.
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
    // Movements requested by views shift with the content, so they end at the right row.
    motion?.carry(by: distance, at: time)
    for index in ways.indices { ways[index].way.carry(by: distance, at: time) }
  }

  func place(_ facts: ScrollFacts, around content: LayoutNode) { placed = (facts, content) }

  func show(_ distance: Point) { shown = distance }

  /// Returns the distance from rest to show now. If views requested `distance` with an animation, it is a point on the
  /// way there.
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

  private func way() -> Point? {
    guard let motion else { return nil }
    if !motion.x.isMoving(at: time), !motion.y.isMoving(at: time) {
      self.motion = nil
      arrival = frame
    }
    return motion.distance(at: time)
  }

  /// How long past movements are kept, in seconds.
  private static let memory = 20.0

  func past(at time: Double) -> Point? {
    guard isOverruling, let first = ways.first else { return nil }
    let known = ways.last { $0.start <= time } ?? first
    return known.way.distance(at: max(time, known.start))
  }

  /// The velocity of a movement requested by views, in points per second; nil without one.
  var velocity: Point? {
    guard let motion, isOverruling else { return nil }
    return Point(x: motion.x.velocity(at: time), y: motion.y.velocity(at: time))
  }

  var motionEnd: Double? {
    guard let motion, isOverruling else { return nil }
    return [motion.x.end, motion.y.end].compactMap { $0 }.max()
  }

  // The scroller is placed in every frame and reads the time then, so a clock tick needs no work here.
  func timePassed() {}

  var lastMove: Int? { request?.frame }

  /// Returns the current distance from rest if none of the facts changed, or nil if one did or the scroller has just
  /// become visible.
  func standing(by facts: RelayedFacts) -> Point? {
    guard let relayed, relayed.facts == facts, relayed.frame + 1 >= frame else { return nil }
    return shown
  }

  func keep(_ facts: RelayedFacts) { relayed = (facts, frame) }
}

/// The inputs that can move a scroller with the policy `relayed`.
struct RelayedFacts: Equatable {
  let contentSize: Size
  let turn: Int
}

enum ScrollWish {
  case asked(ScrollDestination)
  /// Shows a target at an anchor of the viewport; without an anchor, by the smallest movement.
  case target(ScrollSubject, anchor: UnitPoint?)
  case edge(Edge)
  /// A distance from the start of the content in points; nil leaves an axis unchanged.
  case offset(x: Double?, y: Double?)
}

extension ScrollDestination {
  /// Returns the destination moved by `distance`. A target view is not affected.
  fileprivate func moved(by distance: Point) -> ScrollDestination {
    if case .offset(let offset) = self { .offset(offset + distance) } else { self }
  }
}
