indirect enum ScrollMotion: Hashable, Sendable {
  case rest(Double)
  case drag(DragPath, grip: Double, ScrollTrack, ScrollPhysics)
  case fling(Fling)
  case stop(Fling, at: Double, after: Double)
  /// `side` is −1 before the start and 1 after the end.
  case bounce(Bounce, edge: Double, side: Double, for: Double)
  case pull(SpringReturn)
  case landing(Landing)
  case animation(AnimatedScroll)
  case carried(ScrollMotion, by: Double)

  func offset(at time: Double) -> Double {
    switch self {
    case .rest(let offset): offset
    case .drag(let path, let grip, let track, let physics):
      physics.shown(grip - path.translation(at: time), on: track)
    case .fling(let fling): fling.offset(at: time)
    case .stop(let fling, let edge, let end): time < end ? fling.offset(at: time) : edge
    case .bounce(let bounce, let edge, let side, _): edge + side * bounce.distance(at: time)
    case .pull(let pull): pull.offset(at: time)
    case .landing(let landing): landing.offset(at: time)
    case .animation(let animation): animation.offset(at: time)
    case .carried(let motion, let distance): motion.offset(at: time) + distance
    }
  }

  func velocity(at time: Double) -> Double {
    switch self {
    case .rest: 0
    case .drag(let path, let grip, let track, let physics):
      physics.shownVelocity(-path.velocity(at: time), at: grip - path.translation(at: time), on: track)
    case .fling(let fling): fling.velocity(at: time)
    case .stop(let fling, _, let end): time < end ? fling.velocity(at: time) : 0
    case .bounce(let bounce, _, let side, _): side * bounce.velocity(at: time)
    case .pull(let pull): pull.velocity(at: time)
    case .landing(let landing): landing.velocity(at: time)
    case .animation(let animation): animation.velocity(at: time)
    case .carried(let motion, _): motion.velocity(at: time)
    }
  }

  var duration: Double {
    switch self {
    case .rest: 0
    case .drag(let path, _, _, _): path.duration
    case .fling(let fling): fling.duration
    case .stop(_, _, let end): end
    case .bounce(_, _, _, let end): end
    case .pull(let pull): pull.duration
    case .landing(let landing): landing.duration
    case .animation(let animation): animation.duration
    case .carried(let motion, _): motion.duration
    }
  }
}
