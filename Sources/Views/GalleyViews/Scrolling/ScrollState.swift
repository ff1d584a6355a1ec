import GalleyGeometry
import GalleyLayout
import GalleyMotion
import GalleyScroll

/// Views move a scroll view with `ScrollViewProxy` or a binding; the stage moves it with its `scrollPositions`. The
/// most recent request applies.
final class ScrollState: MovingBody {
  private struct Request {
    let position: ScrollWish
    let frame: Int
    let animation: Animation?
    var search: ScrollSearch?
    var asked: ScrollDestination?
    /// The target's distance from rest, once it has been found.
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

  /// Stored here because nodes are rebuilt.
  var name: AnyHashable?
  /// Numbers start at 1, in the order in which scroll views are built; nil if the context does not number them.
  var number: Int?
  private weak var graph: ViewGraph?
  private let store: WriteStore
  private var request: Request?
  /// Until the view is found, the earlier request remains in effect.
  private var pending: Request?
  private var motion: Way?
  private var ways: [(start: Double, way: Way)] = []
  private var arrival = 0
  /// The stage's request at the time when the views last moved the scroll view. Any other request of the stage is
  /// newer.
  private var overruled: ScrollDestination?
  private var isOverruling = false
  /// How far the content has moved since the views last moved the scroll view.
  private var overruledDrift = Point.zero
  private(set) var shown: Point?
  /// Stored here because nodes are rebuilt.
  private(set) var placed: (facts: ScrollFacts, content: LayoutNode)?
  private(set) var wasMovedByViews = false
  private var asked: (destination: ScrollDestination?, frame: Int) = (nil, 0)
  var rowEdits = 0
  private var round = 0
  /// How far the content moved since the stage requested an offset.
  private var drift = Point.zero
  private(set) var carried = Point.zero
  private var relayed: (facts: RelayedFacts, frame: Int)?

  init(in graph: ViewGraph) {
    self.graph = graph
    store = graph.store
  }

  private var frame: Int { graph?.frame ?? 0 }
  private var scrollRound: Int { graph?.scrollRound ?? 0 }
  private var time: Double { graph?.presentation.time ?? 0 }

  func move(to target: ScrollSubject, anchor: UnitPoint?) { move(.target(target, anchor: anchor)) }

  /// Moves in the next pass, with the current transaction's animation. If `search` is set, moves only if the search
  /// reaches this scroll view and the scroll view contains the target view.
  func move(_ wish: ScrollWish, in search: ScrollSearch? = nil) {
    let animation = Transaction.current.effectiveAnimation
    store.write(to: self) { [self] in
      guard let search else { return send(to: wish, animation: animation) }
      graph?[ScrollSearches.self].add(search, in: frame)
      pending = Request(position: wish, frame: frame, animation: animation, search: search, asked: asked.destination)
    }
  }

  func search(against asked: ScrollDestination?) -> ScrollWish? {
    guard let pending, pending.frame == frame, pending.asked == asked, pending.search?.includes(self) ?? true else {
      return nil
    }
    return pending.position
  }

  func accept() {
    guard let pending else { return }
    (request, self.pending) = (pending, nil)
    (overruled, overruledDrift) = (pending.asked, .zero)
    (isOverruling, wasMovedByViews) = (true, true)
    pending.search?.found()
  }

  func find(_ distance: Point) { request?.goal = distance }

  /// The offset to use if the scroll view does not contain the view: the view's position in a scroll view with the same
  /// state, or else the current offset.
  var fallback: Point { request.flatMap { $0.frame == frame ? $0.goal : nil } ?? shown ?? .zero }

  func send(to wish: ScrollWish, animation: Animation?) {
    (request, pending) = (Request(position: wish, frame: frame, animation: animation), nil)
    (overruled, overruledDrift) = (asked.destination, .zero)
    isOverruling = true
  }

  /// In the frame of a request, the target is searched for in every pass, because the content may change.
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

  /// Whether `asked` was in effect when the views last moved the scroll view, ignoring movement of the content.
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
    // Movements requested by views are shifted together with the content, so they end at the right row.
    motion?.carry(by: distance, at: time)
    for index in ways.indices { ways[index].way.carry(by: distance, at: time) }
  }

  func place(_ facts: ScrollFacts, around content: LayoutNode) { placed = (facts, content) }

  func show(_ distance: Point) { shown = distance }

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

  /// How long earlier movements are kept, in seconds.
  private static let memory = 20.0

  func past(at time: Double) -> Point? {
    guard isOverruling, let first = ways.first else { return nil }
    let known = ways.last { $0.start <= time } ?? first
    return known.way.distance(at: max(time, known.start))
  }

  var velocity: Point? {
    guard let motion, isOverruling else { return nil }
    return Point(x: motion.x.velocity(at: time), y: motion.y.velocity(at: time))
  }

  var motionEnd: Double? {
    guard let motion, isOverruling else { return nil }
    return [motion.x.end, motion.y.end].compactMap { $0 }.max()
  }

  // The scroll view is placed in every frame and reads the time then, so a clock tick needs no work here.
  func timePassed() {}

  var lastMove: Int? { request?.frame }

  func resolvedOffset(by facts: RelayedFacts) -> Point? {
    guard let relayed, relayed.facts == facts, relayed.frame + 1 >= frame else { return nil }
    return shown
  }

  func keep(_ facts: RelayedFacts) { relayed = (facts, frame) }
}

struct RelayedFacts: Equatable {
  let contentSize: Size
  let turn: Int
}

enum ScrollWish {
  case asked(ScrollDestination)
  /// Without an anchor, the scroll view moves by the smallest distance.
  case target(ScrollSubject, anchor: UnitPoint?)
  case edge(Edge)
  /// An offset in points; nil leaves an axis unchanged.
  case offset(x: Double?, y: Double?)
}

extension ScrollDestination {
  fileprivate func moved(by distance: Point) -> ScrollDestination {
    if case .offset(let offset) = self { .offset(offset + distance) } else { self }
  }
}
