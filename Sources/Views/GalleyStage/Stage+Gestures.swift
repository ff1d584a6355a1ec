public import GalleyGeometry
public import GalleyMotion
public import GalleyScroll
public import GalleyViews

extension StageScroller {
  /// Puts a finger on the scroller, moves it by `translation` in `duration` seconds, lets it rest for `hold` and lifts
  /// it; up is negative, and scrolls on.
  ///
  /// The stage's clock stands still: advance it to see the content follow, slow down and come to rest.
  public func drag(by translation: Point, over duration: Double = 0.25, hold: Double = 0) {
    var samples = [ScriptStep.GestureSample(time: duration, translation: translation)]
    if hold > 0 { samples.append(.init(time: duration + hold, translation: translation)) }
    drag(through: samples)
  }

  /// Puts a finger on the scroller, moves it through `samples` and lifts it at the last.
  ///
  /// Along an axis on which the scroller does not scroll, or is at the end it would be pulled to, the nearest scroller
  /// with an identity around it takes the drag.
  public func drag(through samples: [ScriptStep.GestureSample]) {
    stage.place()
    let chain = stage.tree.scrollers(from: id)
    if dragInSheet(samples, chain) { return }
    var parts: [String: [Axis]] = [:]
    for axis in Axis.allCases {
      let way = samples.last.map { $0.translation[axis] } ?? 0
      let taker = chain.first { $0.scroller.goesOn(along: axis, by: way) }
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

  /// Puts a finger on the scroller, pulls the content in `duration` seconds so far that `distance` points show beyond
  /// `edge`, lets it rest for `hold` and lifts it.
  ///
  /// The finger goes the whole way, wherever the content stands, slowly at first and at last: it is still when it is
  /// lifted, so that never more than `distance` points show. Nothing happens where `problem(pulling:over:)` tells why.
  public func overscroll(by distance: Double, edge: Edge = .top, over duration: Double = 0.3, hold: Double = 0) {
    stage.moveScroller(id) { motion, scroller, time in
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      let track = scroller.track(along: axis)
      let pull = scroller.physics.rubberBand.distance(for: distance, extent: track.extent)
      guard problem(pulling: distance, over: edge) == nil else { return motion }
      let isStart = edge == .top || edge == .leading
      let wanted = isStart ? track.lower - pull : track.upper + pull
      var way = Point.zero
      // A finger goes the other way than the offset.
      way[axis] = motion.distance(at: time)[axis] - wanted
      if axis == .horizontal, scroller.isRightToLeft { way.x = -way.x }
      var samples = StageScroller.pull(by: way, over: duration)
      if hold > 0 { samples.append(.init(time: duration + hold, translation: way)) }
      return motion.dragged(through: samples, of: scroller, at: time).releasedStill
    }
  }

  /// Why content cannot be pulled so far that `distance` points show beyond `edge`; nil where it can.
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

  /// The way of a finger that goes `way` in `duration` seconds, slowly at first and at last.
  private static func pull(by way: Point, over duration: Double) -> [ScriptStep.GestureSample] {
    let count = Int(min(max((duration * 240).rounded(.up), 1), 2400))
    return (1...count).map { number in
      let share = Double(number) / Double(count)
      let eased = share * share * (3 - 2 * share)
      return .init(time: duration * share, translation: Point(x: way.x * eased, y: way.y * eased))
    }
  }

  /// Gives the content a velocity along an axis, or the scroller's main one, in points a second; positive ones scroll
  /// on.
  ///
  /// Where the scroller is at the end it would go to, the nearest one with an identity around it takes the velocity.
  public func fling(velocity: Double, along axis: Axis? = nil) {
    stage.place()
    let chain = stage.tree.scrollers(from: id)
    guard let axis = axis ?? chain.first?.scroller.mainAxis else { return }
    let own = axis == .horizontal ? id : taker(of: velocity)
    let goingOn = own == id ? chain.first { $0.scroller.goesOn(along: axis, at: velocity) }?.name : nil
    stage.fling(goingOn ?? own, velocity: velocity, along: axis)
  }

  /// Sends the content to `destination`; without an animation it is there at once.
  ///
  /// Answers whether there is such a target.
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

  /// Sends the content on the shortest way to where all of `target` shows.
  ///
  /// Answers whether there is such a target.
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

  /// How fast the content goes on, in points a second.
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

  /// Gives what is left of a fling of the scroller `name`, which met an edge where nothing bounces, to the nearest
  /// scroller around it that goes on.
  func handOver(_ velocity: Double, of name: String, along axis: Axis) {
    motions[name] = motions[name]?.handedOver
    let outer = tree.scrollers(from: name).dropFirst()
    guard let taker = outer.first(where: { $0.scroller.goesOn(along: axis, at: velocity) }) else { return }
    fling(taker.name, velocity: velocity, along: axis)
  }

  @discardableResult
  func moveScroller(
    _ name: String, _ change: (ScrollerMotion, PlacedScroller, Double) -> ScrollerMotion
  ) -> Bool {
    place()
    guard let scroller = tree.scroller(name) else { return false }
    // Views may have moved it meanwhile.
    let known = motions[name].flatMap { $0.isNear(scroller.distance, at: time) ? $0 : nil }
    motions[name] = change(known ?? ScrollerMotion(restingAt: scroller.distance, from: time), scroller, time)
    return true
  }

  /// Lets time pass until nothing moves by itself any more, `limit` seconds at most; answers whether it came to rest.
  ///
  /// Tasks that are under way outside of the stage are waited for, as in ``advance(to:)``.
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
  /// Whether the scroller stands at `distance` at `time`, as far as anybody could see.
  fileprivate func isNear(_ distance: Point, at time: Double) -> Bool {
    let own = self.distance(at: time)
    return abs(own.x - distance.x) < 0.01 && abs(own.y - distance.y) < 0.01
  }
}
