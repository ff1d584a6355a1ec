public import GalleyGeometry
public import GalleyMotion
public import GalleyScroll
public import GalleyViews

extension StageScroller {
  /// Drags the scroll view with one finger and lifts it, without advancing the clock.
  ///
  /// ```swift
  /// stage.scroll("inbox").drag(by: Point(y: -200))
  /// stage.advance(by: 0.1)  // The finger is still down.
  /// stage.settle()  // Lifts the finger and waits until the list rests.
  /// ```
  ///
  /// - Parameters:
  ///   - translation: The movement of the finger in points. Negative `y` moves it up, which scrolls down.
  ///   - duration: The duration of the movement in seconds.
  ///   - hold: The time in seconds for which the finger rests before it is lifted.
  public func drag(by translation: Point, over duration: Double = 0.25, hold: Double = 0) {
    var samples = [ScriptStep.GestureSample(time: duration, translation: translation)]
    if hold > 0 { samples.append(.init(time: duration + hold, translation: translation)) }
    drag(through: samples)
  }

  /// Drags the scroll view with a finger that moves through `samples` and is lifted at the last one.
  ///
  /// If the scroll view cannot scroll along an axis, the nearest enclosing scroll view with an identity takes the drag
  /// along that axis.
  ///
  /// - Parameter samples: The movement since the touch. Times are in seconds, translations in points.
  public func drag(through samples: [ScriptStep.GestureSample]) {
    stage.place()
    let chain = stage.tree.scrollers(from: id)
    if dragInSheet(samples, chain) { return }
    var parts: [String: [Axis]] = [:]
    for axis in Axis.allCases {
      let way = samples.last.map { $0.translation[axis] } ?? 0
      let taker = chain.first { $0.scroller.canScroll(along: axis, by: way) }
      parts[(taker ?? chain.first { $0.scroller.isMovable(along: axis) } ?? chain.first)?.name ?? id, default: []]
        .append(axis)
    }
    for (name, axes) in parts {
      let own = samples.map { sample in
        var translation = Point.zero
        for axis in axes { translation[axis] = sample.translation[axis] }
        return ScriptStep.GestureSample(time: sample.time, translation: translation)
      }
      guard own.contains(where: { $0.translation != .zero }) || name == id else { continue }
      stage.moveScroller(name) { $0.dragged(through: own, of: $1, at: $2) }
    }
  }

  /// Pulls the content beyond `edge` with one finger and lifts it.
  ///
  /// The finger is still when it is lifted, so the overscroll never exceeds `distance`. Does nothing if the scroll view
  /// does not bounce, or if `distance` is not shorter than its viewport.
  ///
  /// - Parameters:
  ///   - distance: The overscroll, in points.
  ///   - edge: The edge of the content beyond which to pull.
  ///   - duration: The duration of the pull in seconds.
  ///   - hold: The time in seconds for which the finger rests before it is lifted.
  public func overscroll(by distance: Double, edge: Edge = .top, over duration: Double = 0.3, hold: Double = 0) {
    stage.moveScroller(id) { motion, scroller, time in
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      let track = scroller.track(along: axis)
      let pull = scroller.physics.rubberBand.distance(for: distance, extent: track.extent)
      guard problem(pulling: distance, over: edge) == nil else { return motion }
      let isStart = edge == .top || edge == .leading
      let wanted = isStart ? track.lower - pull : track.upper + pull
      var way = Point.zero
      way[axis] = motion.distance(at: time)[axis] - wanted
      if axis == .horizontal, scroller.isRightToLeft { way.x = -way.x }
      var samples = StageScroller.pull(by: way, over: duration)
      if hold > 0 { samples.append(.init(time: duration + hold, translation: way)) }
      return motion.dragged(through: samples, of: scroller, at: time).releasedStill
    }
  }

  package func problem(pulling distance: Double, over edge: Edge) -> ViewProblem.Kind? {
    stage.place()
    guard let scroller = stage.tree.scroller(id) else { return nil }
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    guard scroller.isMovable(along: axis), scroller.physics.bounce != .none || scroller.sheet != nil else {
      return .unpullable(scroller: id, edge: "\(edge)")
    }
    let extent = scroller.track(along: axis).extent
    return distance < extent ? nil : .pulledTooFar(scroller: id, by: distance, extent: extent)
  }

  /// The movement has 240 samples per second, at most 2,400 in total, and eases in and out.
  private static func pull(by way: Point, over duration: Double) -> [ScriptStep.GestureSample] {
    let count = Int(min(max((duration * 240).rounded(.up), 1), 2400))
    return (1...count).map { number in
      let share = Double(number) / Double(count)
      let eased = share * share * (3 - 2 * share)
      return .init(time: duration * share, translation: Point(x: way.x * eased, y: way.y * eased))
    }
  }

  /// Scrolls the content as if a finger had released it at `velocity`.
  ///
  /// If the scroll view is at the end in that direction, the nearest enclosing scroll view with an identity takes the
  /// velocity.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in points per second. Positive values scroll towards the end.
  ///   - axis: The axis (default: the main axis of the scroll view).
  public func fling(velocity: Double, along axis: Axis? = nil) {
    stage.place()
    let chain = stage.tree.scrollers(from: id)
    guard let axis = axis ?? chain.first?.scroller.mainAxis else { return }
    let own = axis == .horizontal ? id : taker(of: velocity)
    let goingOn = own == id ? chain.first { $0.scroller.canScroll(along: axis, at: velocity) }?.name : nil
    stage.fling(goingOn ?? own, velocity: velocity, along: axis)
  }

  /// Scrolls the content to `destination`.
  ///
  /// - Parameters:
  ///   - destination: An offset or a target view.
  ///   - animation: The animation; `nil` jumps there.
  /// - Returns: Whether the scroll view and the target exist.
  @discardableResult
  public func scroll(to destination: ScrollDestination, animation: Animation?) -> Bool {
    var isFound = false
    stage.moveScroller(id) { motion, scroller, time in
      guard let goal = scroller.distance(to: destination) else { return motion }
      isFound = true
      return motion.moved(to: goal, animation: animation, at: time)
    }
    return isFound
  }

  /// Scrolls by the shortest distance that shows all of `target`.
  ///
  /// - Parameters:
  ///   - target: The view or row to show.
  ///   - animation: The animation; `nil` jumps there (default: 0.3 s, ease in and out).
  /// - Returns: Whether the scroll view and the target exist.
  @discardableResult
  public func reveal(_ target: ScrollSubject, animation: Animation? = .scroll) -> Bool {
    var isFound = false
    stage.moveScroller(id) { motion, scroller, time in
      guard let goal = scroller.distance(revealing: target) else { return motion }
      isFound = true
      return motion.moved(to: goal, animation: animation, at: time)
    }
    return isFound
  }

  public var velocity: Point { stage.motions[id]?.velocity(at: stage.time) ?? .zero }

  public var phase: ScrollPhase { stage.motions[id]?.activity(at: stage.time).phase ?? .idle }
}

extension Stage {
  fileprivate func fling(_ name: String, velocity: Double, along axis: Axis) {
    moveScroller(name) { motion, scroller, time in
      var both = Point.zero
      both[axis] = velocity
      return motion.flung(with: both, scroller, at: time)
    }
  }

  /// The nearest enclosing scroll view that can move takes the velocity.
  func handOver(_ velocity: Double, of name: String, along axis: Axis) {
    motions[name] = motions[name]?.handedOver
    let outer = tree.scrollers(from: name).dropFirst()
    guard let taker = outer.first(where: { $0.scroller.canScroll(along: axis, at: velocity) }) else { return }
    fling(taker.name, velocity: velocity, along: axis)
  }

  @discardableResult
  func moveScroller(
    _ name: String, _ change: (ScrollerMotion, PlacedScroller, Double) -> ScrollerMotion
  ) -> Bool {
    place()
    guard let scroller = tree.scroller(name) else { return false }
    // If a view has scrolled the scroll view since then, the recorded motion no longer applies.
    let known = motions[name].flatMap { $0.isNear(scroller.distance, at: time) ? $0 : nil }
    motions[name] = change(known ?? ScrollerMotion(restingAt: scroller.distance, from: time), scroller, time)
    return true
  }

  /// Advances the clock until nothing moves. Also waits for tasks, as ``advance(to:)`` does.
  ///
  /// - Parameter limit: The maximum time to advance, in seconds on the stage's clock.
  /// - Returns: Whether everything came to rest within `limit`. Animations that repeat forever never do.
  @discardableResult
  public func settle(atMost limit: Double = 10) -> Bool {
    let last = time + limit
    place()
    awaitTasks()
    while let end = restingTime, end > time {
      guard end <= last else {
        advance(to: last)
        return false
      }
      advance(to: end)
    }
    return true
  }
}

extension ScrollerMotion {
  fileprivate func isNear(_ distance: Point, at time: Double) -> Bool {
    let own = self.distance(at: time)
    return abs(own.x - distance.x) < 0.01 && abs(own.y - distance.y) < 0.01
  }
}
