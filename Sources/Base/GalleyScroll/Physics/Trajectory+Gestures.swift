public import GalleyMotion

extension Trajectory {
  /// Returns the trajectory from `time` onwards if a finger touches down then and moves along `path`.
  ///
  /// The content stops at once and follows the finger, beyond its edges with rubber band resistance. The finger stays
  /// down at the end of the path; ``released(at:toward:on:with:)`` lifts it.
  ///
  /// - Parameters:
  ///   - path: The movement of the finger; its times start at touch-down.
  ///   - time: The time of the touch-down, in seconds.
  ///   - track: The range of resting offsets and the length of the viewport.
  ///   - physics: The rubber band and deceleration (default: those of a UIKit scroll view).
  public func dragged(
    along path: DragPath, at time: Double, on track: ScrollTrack, with physics: ScrollPhysics = ScrollPhysics()
  ) -> Trajectory {
    let grip = physics.wanted(offset(at: time), on: track)
    return Trajectory(.drag(path, grip: grip, track, physics), phase: .interacting)
  }

  /// Returns the visible part of the finger's velocity over its last 0.1 s, in points per second; without a finger, the
  /// current velocity.
  public func releaseVelocity(at time: Double) -> Double {
    guard case .drag(let path, let grip, let track, let physics)? = legs.last?.motion else {
      return velocity(at: time)
    }
    let lifted = DragPath(
      path.samples.filter { $0.time < time } + [.init(time: time, translation: path.translation(at: time))])
    return physics.shownVelocity(-lifted.releaseVelocity, at: grip - path.translation(at: time), on: track)
  }

  /// Returns the trajectory from `time` onwards if the finger lifts or the content is released then.
  ///
  /// Content beyond an edge returns to that edge.
  ///
  /// - Parameters:
  ///   - time: The time of the release, in seconds.
  ///   - goal: The offset at which the content must come to rest, or nil (the default) to let it decelerate freely.
  ///   - track: The range of resting offsets and the length of the viewport.
  ///   - physics: The rubber band and deceleration (default: those of a UIKit scroll view).
  public func released(
    at time: Double, toward goal: Double? = nil, on track: ScrollTrack, with physics: ScrollPhysics = ScrollPhysics()
  ) -> Trajectory {
    Trajectory(
      releasedAt: offset(at: time), velocity: releaseVelocity(at: time), toward: goal, on: track, with: physics)
  }

  /// Returns the trajectory from `time` onwards if the content then gets the velocity `velocity`, in points per second.
  ///
  /// - Parameters:
  ///   - time: The time of the push, in seconds.
  ///   - velocity: The velocity, in points per second; positive values increase the offset.
  ///   - goal: The offset at which the content must come to rest, or nil (the default) to let it decelerate freely.
  ///   - track: The range of resting offsets and the length of the viewport.
  ///   - physics: The rubber band and deceleration (default: those of a UIKit scroll view).
  public func flung(
    at time: Double, velocity: Double, toward goal: Double? = nil, on track: ScrollTrack,
    with physics: ScrollPhysics = ScrollPhysics()
  ) -> Trajectory {
    Trajectory(releasedAt: offset(at: time), velocity: velocity, toward: goal, on: track, with: physics)
  }

  /// Returns the trajectory from `time` onwards if the content then moves to `goal`. Without an animation, the content
  /// jumps.
  ///
  /// - Parameters:
  ///   - goal: The final offset, in points. It is not clamped to the content.
  ///   - animation: The animation of the movement, or nil to jump.
  ///   - time: The time at which the movement starts, in seconds.
  public func moved(to goal: Double, animation: Animation?, at time: Double) -> Trajectory {
    guard let animation else { return Trajectory(restingAt: goal) }
    return Trajectory(
      .animation(AnimatedScroll(from: self, at: time, to: goal, animation: animation)), phase: .animating)
  }
}

extension Trajectory {
  /// Creates the trajectory of content that is released at `offset` with `velocity`.
  ///
  /// Content beyond an edge returns to that edge. Other content goes to `goal`, or decelerates until it rests or
  /// reaches an edge.
  ///
  /// - Parameters:
  ///   - offset: The offset at release, in points.
  ///   - velocity: The velocity at release, in points per second; positive values increase the offset.
  ///   - goal: The offset at which the content must come to rest, or nil (the default) to let it decelerate freely. It
  ///     is ignored if the content is beyond an edge.
  ///   - track: The range of resting offsets and the length of the viewport.
  ///   - physics: The rubber band and deceleration (default: those of a UIKit scroll view).
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
      let pull = SpringReturn(from: offset, to: goal, velocity: velocity)
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
