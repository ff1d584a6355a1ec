public import GalleyGeometry
import GalleyLayout
public import GalleyScroll
public import GalleySnapshot
public import GalleyViews

extension Stage {
  /// The time on the stage's clock, in seconds from 0.
  public var time: Double { tree.time }

  /// Advances the clock to `time`.
  ///
  /// Tasks that wait on the stage's clock resume in the order of their times. For tasks outside the stage (on another
  /// executor, detached, or in `Task.sleep`), the stage waits up to ``taskTimeout`` of real time, which takes no time
  /// on its clock. ``warnings`` names the views whose tasks did not return.
  ///
  /// - Parameter time: The new time, in seconds. A time in the past has no effect.
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
    // If the scroll view is gone, a scroll view that shares its offset takes over; if there is none, the motion stops.
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

  package func activity(ofScroller name: String) -> ScrollActivity? { motions[name]?.activity(at: time) }

  /// Advances the clock by `seconds`, as ``advance(to:)`` does.
  ///
  /// - Parameter seconds: The time to add to ``time``. A negative time has no effect.
  public func advance(by seconds: Double) { advance(to: time + seconds) }

  /// The next time at which a task resumes or something comes to rest, in seconds; `nil` if nothing is pending.
  public var nextEvent: Double? {
    place()
    let release = motions.nextRelease?.time
    return [tree.nextEvent, release, motions.end(after: time), keyboardMotion.end(after: time)].compactMap { $0 }.min()
  }

  /// The time at which everything is at rest, in seconds. `nil` if nothing moves; infinite if something moves forever.
  public var restingTime: Double? {
    place()
    return [tree.restingTime, motions.end(after: time), keyboardMotion.end(after: time)].compactMap { $0 }.max()
  }

  /// Taps the view with the identity `id`.
  ///
  /// The first tappable view inside it receives the tap; if there is none, the nearest tappable view around it does.
  ///
  /// ```swift
  /// stage.tap(id: "compose")
  /// stage.settle()
  /// ```
  ///
  /// - Parameter id: The identity of the view, as set with `id(_:)`.
  /// - Returns: Whether a view received the tap. Disabled buttons do not.
  @discardableResult
  public func tap(id: String) -> Bool {
    place()
    defer { place() }
    return tree.tap(id: id) || tapLabel(id)
  }

  /// Taps the frontmost tappable view at `point`.
  ///
  /// - Parameter point: The location in points from the top left corner of the screen.
  /// - Returns: Whether a view received the tap.
  @discardableResult
  public func tap(at point: Point) -> Bool {
    place()
    defer { place() }
    return tree.tap(at: point) || tapLabel(at: point) || tapDimmed(at: point)
  }

  /// Puts a finger on the view and leaves it there: a button shows its pressed style.
  ///
  /// - Returns: Whether a view with this identity reacts to the press. Disabled buttons do not.
  @discardableResult
  public func press(id: String) -> Bool {
    place()
    defer { place() }
    return tree.press(id: id, true)
  }

  /// Lifts the finger that ``press(id:)`` put down, without a tap.
  @discardableResult
  public func release(id: String) -> Bool {
    place()
    defer { place() }
    return tree.press(id: id, false)
  }

  /// Removes the root view: `onDisappear` runs and tasks are cancelled.
  public func dismiss() {
    tree.dismiss()
    place()
  }

  /// The likely programming errors in the views, in the order found, such as values that change themselves, duplicate
  /// identities, and tasks outside the stage. Unlike ``problems``, they do not prevent the stage from drawing.
  public var warnings: [ViewProblem] {
    place()
    return tree.warnings
  }

  package var counters: StageCounters {
    place()
    return tree.work
  }

  /// The headers in drawing order.
  public var headers: [InspectedView.Header] {
    place()
    return tree.headers
  }

  /// Returns the scroll view with the identity `id`, to inspect and move.
  ///
  /// - Parameter id: The identity of the scroll view or list, as set with `id(_:)`.
  /// - Returns: The scroll view. If none has this identity, its ``StageScroller/facts`` are `nil` and gestures do
  ///   nothing.
  public func scroll(_ id: String) -> StageScroller { StageScroller(stage: self, id: id) }
}

extension ViewTree {
  package var work: StageCounters {
    let layout = context.layoutCounters
    return StageCounters(
      passes: passes, bodies: bodies, measures: layout.measures, placements: layout.placements, draws: draws)
  }
}

/// Counts how much work a stage has done. Results from a cache are not counted.
package struct StageCounters: Hashable, Sendable {
  /// The number of passes. A pass evaluates views, lays them out and runs actions; a frame repeats passes until nothing
  /// changes.
  package var passes = 0
  package var bodies = 0
  package var measures = 0
  package var placements = 0
  /// Unchanged views are not drawn again.
  package var draws = 0

  package static func - (end: StageCounters, start: StageCounters) -> StageCounters {
    StageCounters(
      passes: end.passes - start.passes, bodies: end.bodies - start.bodies, measures: end.measures - start.measures,
      placements: end.placements - start.placements, draws: end.draws - start.draws)
  }
}

extension InspectedView {
  fileprivate var anyScroll: Scroll? { scroll ?? children.firstAnswer(\.anyScroll) }
}

/// A scroll view of a stage, found by its identity.
///
/// ```swift
/// let inbox = stage.scroll("inbox")
/// inbox.fling(velocity: 1200)
/// stage.settle()
/// print(inbox.offset)
/// ```
public struct StageScroller {
  let stage: Stage
  let id: String

  /// The geometry of the scroll view; `nil` if no scroll view has this identity.
  public var facts: InspectedView.Scroll? {
    guard let view = stage.layout[id] else { return nil }
    // The identity may belong to a modifier around the scroll view.
    return view.scroll ?? (stage.tree.scroller(id) == nil ? nil : view.children.firstAnswer(\.anyScroll))
  }

  /// The offset in points: 0 at the start and negative when overscrolled there.
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

  /// Jumps to `target`, without an animation.
  ///
  /// - Parameters:
  ///   - target: The view, row or end of the content to show.
  ///   - anchor: The point of the target and of the viewport to align (default: the top).
  public func scroll(to target: ScrollSubject, anchor: UnitPoint = .top) {
    stage.scrollPositions[id] = .target(target, anchor: anchor)
  }

  private func axis(of facts: InspectedView.Scroll) -> Axis { facts.axes.contains(.vertical) ? .vertical : .horizontal }
}
