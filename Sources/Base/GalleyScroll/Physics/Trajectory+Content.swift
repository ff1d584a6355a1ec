extension Trajectory {
  /// Shifts the trajectory, after content was inserted or removed before the visible part.
  public func carried(by distance: Double) -> Trajectory {
    var trajectory = self
    for index in trajectory.legs.indices { trajectory.legs[index].motion.carry(by: distance) }
    return trajectory
  }

  /// The time at which content hits an edge without bounce, and its velocity then, in points per second; nil if it does
  /// not hit one.
  public var stop: (time: Double, velocity: Double)? {
    guard let last = legs.last, let (fling, end) = last.motion.stopped else { return nil }
    return (last.start + end, fling.velocity(at: end))
  }
}

extension ScrollMotion {
  fileprivate mutating func carry(by distance: Double) {
    switch self {
    case .rest(let offset): self = .rest(offset + distance)
    case .drag(let path, let grip, let track, let physics):
      // The start stays fixed, and the inserted or removed content moves only the end.
      let longer = ScrollTrack(lower: track.lower, upper: track.upper + distance, extent: track.extent)
      self = .drag(path, grip: grip + distance, longer, physics)
    case .animation(let scroll): self = .animation(scroll.carried(by: distance))
    case .carried(let motion, let before): self = .carried(motion, by: before + distance)
    default: self = .carried(self, by: distance)
    }
  }

  fileprivate var stopped: (Fling, Double)? {
    switch self {
    case .stop(let fling, _, let end): (fling, end)
    case .carried(let motion, _): motion.stopped
    default: nil
    }
  }
}
