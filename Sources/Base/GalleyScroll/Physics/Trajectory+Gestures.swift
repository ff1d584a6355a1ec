public import GalleyMotion

extension Trajectory {
  /// Returns the trajectory from `time` on when a finger touches down and moves along `path`, whose times start then.
  ///
  /// The content stops at once and follows the finger, beyond its edges with rubber band resistance. The finger stays
  /// down until ``released(at:toward:on:with:)``.
  public func dragged(
    along path: DragPath, at time: Double, on track: ScrollTrack, with physics: ScrollPhysics = ScrollPhysics()
  ) -> Trajectory {
    let grip = physics.wanted(offset(at: time), on: track)
    return Trajectory(.drag(path, grip: grip, track, physics), phase: .interacting)
  }

  /// In points per second: the visible part of the finger's velocity over its last 0.1 s; without a finger, the current
  /// velocity.
  public func releaseVelocity(at time: Double) -> Double {
    guard case .drag(let path, let grip, let track, let physics)? = legs.last?.motion else {
      return velocity(at: time)
    }
    let lifted = DragPath(
      path.samples.filter { $0.time < time } + [.init(time: time, translation: path.translation(at: time))])
    return physics.shownVelocity(-lifted.releaseVelocity, at: grip - path.translation(at: time), on: track)
  }

  /// Returns the trajectory from `time` on when the finger lifts. Content beyond an edge returns to that edge.
  ///
  /// Other content comes to rest at `goal`; with nil (the default) it decelerates freely.
  public func released(
    at time: Double, toward goal: Double? = nil, on track: ScrollTrack, with physics: ScrollPhysics = ScrollPhysics()
  ) -> Trajectory {
    Trajectory(
      releasedAt: offset(at: time), velocity: releaseVelocity(at: time), toward: goal, on: track, with: physics)
  }

  /// Returns the trajectory from `time` on when the content gets `velocity`, in points per second.
  ///
  /// The content comes to rest at `goal`; with nil (the default) it decelerates freely.
  public func flung(
    at time: Double, velocity: Double, toward goal: Double? = nil, on track: ScrollTrack,
    with physics: ScrollPhysics = ScrollPhysics()
  ) -> Trajectory {
    Trajectory(releasedAt: offset(at: time), velocity: velocity, toward: goal, on: track, with: physics)
  }

  /// Returns the trajectory from `time` on when the content moves to `goal`, which is not clamped. Without an
  /// animation, it jumps.
  public func moved(to goal: Double, animation: Animation?, at time: Double) -> Trajectory {
    guard let animation else { return Trajectory(restingAt: goal) }
    return Trajectory(
      .animation(AnimatedScroll(from: self, at: time, to: goal, animation: animation)), phase: .animating)
  }
}

extension Trajectory {
  /// Creates the trajectory of content that is released at `offset` with `velocity`, in points per second.
  ///
  /// Content beyond an edge returns to that edge. Other content comes to rest at `goal`; with nil it decelerates until
  /// it rests or reaches an edge.
  public init(
    releasedAt offset: Double, velocity: Double, toward goal: Double? = nil, on track: ScrollTrack,
    with physics: ScrollPhysics = ScrollPhysics()
  ) {
    self.init(restingAt: offset)
    if let (distance, side) = track.excess(offset) {
      bounce(from: distance, side: side, velocity: side * velocity, at: 0, on: track, with: physics)
    } else if let goal {
      snap(from: offset, velocity: velocity, to: goal)
    } else {
      fling(from: offset, velocity: velocity, at: 0, on: track, with: physics)
    }
  }

  private mutating func fling(
    from offset: Double, velocity: Double, at time: Double, on track: ScrollTrack, with physics: ScrollPhysics
  ) {
    let fling = Fling(from: offset, velocity: velocity, rate: physics.decelerationRate)
    let side = velocity < 0 ? -1.0 : 1.0
    let edge = velocity < 0 ? track.lower : track.upper
    // Content exactly at its edge reaches it at once.
    let meeting = velocity == 0 ? nil : fling.time(reaching: edge)
    guard let meeting, meeting < fling.duration else { return append(.fling(fling), at: time) }
    guard physics.bounce != .none else { return append(.stop(fling, at: edge, after: meeting), at: time) }
    if meeting > 0 { append(.fling(fling), at: time) }
    bounce(
      from: 0, side: side, velocity: side * fling.velocity(at: meeting), at: time + meeting, on: track, with: physics)
  }

  private mutating func bounce(
    from distance: Double, side: Double, velocity: Double, at time: Double, on track: ScrollTrack,
    with physics: ScrollPhysics
  ) {
    let edge = side < 0 ? track.lower : track.upper
    guard let bounce = Bounce(physics.bounce, from: distance, velocity: velocity) else {
      return append(.rest(edge), phase: .idle, at: time)
    }
    if let crossing = bounce.crossing, track.upper > track.lower {
      append(.bounce(bounce, edge: edge, side: side, for: crossing), at: time)
      return fling(
        from: edge, velocity: side * bounce.velocity(at: crossing), at: time + crossing, on: track, with: physics)
    }
    let end = bounce.duration
    append(.bounce(bounce, edge: edge, side: side, for: end), at: time)
    land(at: edge, after: time + end)
  }

  private mutating func snap(from offset: Double, velocity: Double, to goal: Double) {
    if let fling = Fling(from: offset, velocity: velocity, restingAt: goal) {
      append(.fling(fling), at: 0)
    } else if offset != goal || velocity != 0 {
      let pull = SpringPull(from: offset, to: goal, velocity: velocity)
      append(.pull(pull), at: 0)
      land(at: goal, after: pull.duration)
    }
  }

  mutating func land(at goal: Double, after time: Double, phase: ScrollPhase = .decelerating) {
    guard let last = legs.last else { return }
    let elapsed = time - last.start
    let landing = Landing(
      from: last.motion.offset(at: elapsed), to: goal, velocity: last.motion.velocity(at: elapsed))
    append(.landing(landing), phase: phase, at: time)
  }
}
