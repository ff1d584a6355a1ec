public import GalleyGeometry
import GalleyLayout
public import GalleyScroll
public import GalleySnapshot
public import GalleyViews

extension Stage {
  /// The time of the stage in seconds, from 0.
  public var time: Double { tree.time }

  /// Lets time pass until `time`, in seconds: tasks that wait on the stage's clock go on in the order of their times,
  /// and what they change is shown. A time that has passed already takes no time.
  ///
  /// Tasks that are under way outside of the stage (in another task, on an actor with an executor of its own, in
  /// `Task.sleep`) are waited for first, at most ``taskTimeout`` of the machine's time each; they take none of the
  /// stage's. ``warnings`` names the views of those that did not come back.
  public func advance(to time: Double) {
    place()
    awaitTasks()
    while true {
      let release = motions.nextRelease.flatMap { $0.time <= time ? $0 : nil }
      let stop = motions.nextStop.flatMap { $0.time <= time ? $0 : nil }
      if let crossing = nextSection(until: min(release?.time ?? time, stop?.time ?? time)) {
        advanceTree(to: crossing)
      } else if let stop, stop.time < release?.time ?? .infinity {
        advanceTree(to: stop.time)
        handOver(stop.velocity, of: stop.name, along: stop.axis)
      } else if let release {
        lift(release.name, at: release.time)
      } else {
        break
      }
    }
    advanceTree(to: time)
  }

  private func lift(_ name: String, at time: Double) {
    advanceTree(to: time)
    guard let motion = motions[name] else { return }
    // A scroller that is gone stands still, unless others stand where it does.
    motions[name] =
      (tree.scroller(name) ?? tree.scroller(inSyncWith: name)).map { motion.released(from: $0, at: time) }
      ?? ScrollerMotion(restingAt: motion.distance(at: time), from: time)
  }

  private func advanceTree(to time: Double) {
    while tree.advance(to: time) {
      place(always: true)
      awaitTasks()
    }
    place(always: true)
    awaitTasks()
  }

  /// How the scroller called `name` moves now; nil if nothing ever moved it.
  package func activity(ofScroller name: String) -> ScrollActivity? { motions[name]?.activity(at: time) }

  public func advance(by seconds: Double) { advance(to: time + seconds) }

  /// The next time at which something happens by itself, in seconds: a task goes on, or something that moves comes
  /// to rest; nil where nothing does.
  public var nextEvent: Double? {
    place()
    let release = motions.nextRelease?.time
    return [tree.nextEvent, release, motions.end(after: time), keyboardMotion.end(after: time)].compactMap { $0 }.min()
  }

  /// When everything that moves now is at rest, in seconds; nil when it is already, infinite where something moves for
  /// ever.
  public var restingTime: Double? {
    place()
    return [tree.restingTime, motions.end(after: time), keyboardMotion.end(after: time)].compactMap { $0 }.max()
  }

  /// Taps the view with identity `id`: what is inside it and can be tapped, else what is nearest around it.
  ///
  /// Answers whether anything could be tapped; a disabled button cannot.
  @discardableResult
  public func tap(id: String) -> Bool {
    place()
    defer { place() }
    return tree.tap(id: id) || tapLabel(id)
  }

  /// Taps `point` of the screen, in points: what is in front there is tapped.
  ///
  /// Answers whether anything could be tapped.
  @discardableResult
  public func tap(at point: Point) -> Bool {
    place()
    defer { place() }
    return tree.tap(at: point) || tapLabel(at: point) || tapDimmed(at: point)
  }

  /// Puts a finger on the view with identity `id` and leaves it there: a button shows that it is pressed.
  ///
  /// Answers whether anything there shows a finger; a disabled button does not.
  @discardableResult
  public func press(id: String) -> Bool {
    place()
    defer { place() }
    return tree.press(id: id, true)
  }

  /// Takes the finger of ``press(id:)`` away from the view with identity `id`, without a tap.
  @discardableResult
  public func release(id: String) -> Bool {
    place()
    defer { place() }
    return tree.press(id: id, false)
  }

  /// Shows nothing any more: views disappear and tasks end.
  public func dismiss() {
    tree.dismiss()
    place()
  }

  /// What the author of the views should know: values that change themselves, identities that are not unique, tasks
  /// that are under way outside of the stage. Each once, in the order it was met.
  public var warnings: [ViewProblem] {
    place()
    return tree.warnings
  }

  public var counters: StageCounters {
    place()
    return tree.work
  }

  /// The headers over scrollers that show, in drawing order, and how high each is drawn.
  public var headers: [InspectedView.Header] {
    place()
    return tree.headers
  }

  public func scroll(_ id: String) -> StageScroller { StageScroller(stage: self, id: id) }
}

extension ViewTree {
  package var work: StageCounters {
    let layout = context.layoutCounters
    return StageCounters(
      passes: passes, bodies: bodies, measures: layout.measures, placements: layout.placements, draws: draws)
  }
}

/// What a stage did, counted; what was still known is not counted.
public struct StageCounters: Hashable, Sendable {
  /// How often what one transaction changed was evaluated, laid out and acted on; a frame takes as many as it needs
  /// until nothing changes any more.
  public var passes = 0
  public var bodies = 0
  public var measures = 0
  public var placements = 0
  /// How many views were drawn; those that look as they did, here or elsewhere, are not drawn again.
  public var draws = 0

  public static func - (end: StageCounters, start: StageCounters) -> StageCounters {
    StageCounters(
      passes: end.passes - start.passes, bodies: end.bodies - start.bodies, measures: end.measures - start.measures,
      placements: end.placements - start.placements, draws: end.draws - start.draws)
  }
}

extension InspectedView {
  fileprivate var anyScroll: Scroll? { scroll ?? children.firstAnswer(\.anyScroll) }
}

/// A scroller of a stage, to be looked at and moved.
public struct StageScroller {
  let stage: Stage
  let id: String

  /// How the scroller stands; nil where none has the identity.
  public var facts: InspectedView.Scroll? {
    guard let view = stage.layout[id] else { return nil }
    // The identity may be that of modifiers around the scroller.
    return view.scroll ?? (stage.tree.scroller(id) == nil ? nil : view.children.firstAnswer(\.anyScroll))
  }

  /// How far the scroller stands from its start, in points; below 0 it is pulled beyond it.
  public var offset: Double {
    get {
      guard let facts else { return 0 }
      return axis(of: facts) == .vertical ? facts.offset.y : facts.offset.x
    }
    nonmutating set {
      let axis = facts.map(axis) ?? .vertical
      stage.scrollPositions[id] = .offset(axis == .vertical ? Point(x: 0, y: newValue) : Point(x: newValue, y: 0))
    }
  }

  public func scroll(to target: ScrollSubject, anchor: UnitPoint = .top) {
    stage.scrollPositions[id] = .target(target, anchor: anchor)
  }

  private func axis(of facts: InspectedView.Scroll) -> Axis { facts.axes.contains(.vertical) ? .vertical : .horizontal }
}
