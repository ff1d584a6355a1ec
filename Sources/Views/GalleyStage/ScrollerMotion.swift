import GalleyGeometry
import GalleyMotion
import GalleyScroll
import GalleyViews

/// Distances are in points from rest; times are seconds on the stage's clock.
struct ScrollerMotion {
  private var horizontal: Trajectory
  private var vertical: Trajectory
  let start: Double
  /// The time at which the finger lifts, in seconds; nil if no finger is on the scroll view.
  private(set) var release: Double?
  private(set) var grip: Point
  /// Whether the release velocity is zero.
  private var isStill = false
  private var isHandedOver = false

  /// How long indicators stay visible and how long they fade, in seconds. These are estimates: Apple does not publish
  /// the values.
  private static let (indicatorStay, indicatorFade) = (0.4, 0.25)

  private init(_ horizontal: Trajectory, _ vertical: Trajectory, start: Double, release: Double? = nil, grip: Point) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.start = start
    self.release = release
    self.grip = grip
  }

  init(restingAt distance: Point, from time: Double) {
    self.init(
      Trajectory(restingAt: distance.x), Trajectory(restingAt: distance.y), start: time, grip: distance)
  }

  private subscript(axis: Axis) -> Trajectory {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  func distance(at time: Double) -> Point {
    Point(x: horizontal.offset(at: time - start), y: vertical.offset(at: time - start))
  }

  func velocity(at time: Double) -> Point {
    Point(x: horizontal.velocity(at: time - start), y: vertical.velocity(at: time - start))
  }

  var end: Double? { release == nil ? start + max(horizontal.duration, vertical.duration) : nil }

  func activity(at time: Double) -> ScrollActivity {
    let phases = [vertical.phase(at: time - start), horizontal.phase(at: time - start)]
    let phase = release == nil ? phases.first { $0.isScrolling } ?? .idle : .interacting
    return ScrollActivity(phase: phase, velocity: velocity(at: time), indicator: indicator(at: time))
  }

  private func indicator(at time: Double) -> Double {
    guard let end, time >= end else { return 1 }
    guard end > start else { return 0 }
    return 1 - min(max((time - end - ScrollerMotion.indicatorStay) / ScrollerMotion.indicatorFade, 0), 1)
  }

  func dragged(
    through samples: [ScriptStep.GestureSample], of scroller: PlacedScroller, at time: Double
  ) -> ScrollerMotion {
    var motion = ScrollerMotion(restingAt: distance(at: time), from: time)
    for axis in Axis.allCases where scroller.isMovable(along: axis) {
      // Distances start at the leading edge, so in right-to-left layouts a finger moving right scrolls forward.
      let sign = axis == .horizontal && scroller.isRightToLeft ? -1.0 : 1
      let path = DragPath(samples.map { .init(time: $0.time, translation: sign * $0.translation[axis]) })
      motion[axis] = self[axis].dragged(
        along: path, at: time - start, on: scroller.track(along: axis), with: scroller.physics)
    }
    motion.release = time + (samples.map(\.time).max() ?? 0)
    return motion
  }

  var releasedStill: ScrollerMotion {
    var motion = self
    motion.isStill = true
    return motion
  }

  func released(from scroller: PlacedScroller, at time: Double) -> ScrollerMotion {
    if isStill { return flung(with: .zero, scroller, at: time) }
    let velocity = Point(
      x: horizontal.releaseVelocity(at: time - start), y: vertical.releaseVelocity(at: time - start))
    return flung(with: velocity, scroller, at: time)
  }

  func flung(with velocity: Point, _ scroller: PlacedScroller, at time: Double) -> ScrollerMotion {
    let here = distance(at: time)
    var motion = ScrollerMotion(restingAt: here, from: time)
    motion.grip = grip
    if let sheet = scroller.sheet {
      motion.vertical = Trajectory(
        pulledFrom: here.y, velocity: velocity.y, to: sheet.goal(from: here.y, velocity: velocity.y),
        by: SheetPhysics.spring)
      return motion
    }
    func release(toward goal: Point?) {
      for axis in Axis.allCases where scroller.isMovable(along: axis) {
        motion[axis] = Trajectory(
          releasedAt: here[axis], velocity: velocity[axis], toward: goal.map { $0[axis] },
          on: scroller.track(along: axis), with: scroller.physics)
      }
    }
    release(toward: nil)
    let end = Point(x: motion.horizontal.rest, y: motion.vertical.rest)
    if let goal = scroller.goal(from: grip, at: here, velocity: velocity, end: end) { release(toward: goal) }
    return motion
  }

  func carried(by distance: Point) -> ScrollerMotion {
    var motion = self
    for axis in Axis.allCases { motion[axis] = self[axis].carried(by: distance[axis]) }
    motion.grip = grip + distance
    return motion
  }

  /// The time at which the content hits an edge that does not bounce; `nil` if it never does, or if an enclosing
  /// scroll view has taken over the velocity.
  var stop: (axis: Axis, time: Double, velocity: Double)? {
    guard release == nil, !isHandedOver else { return nil }
    let stops = Axis.allCases.compactMap { axis in
      self[axis].stop.map { (axis: axis, time: start + $0.time, velocity: $0.velocity) }
    }
    return stops.min { $0.time < $1.time }
  }

  var handedOver: ScrollerMotion {
    var motion = self
    motion.isHandedOver = true
    return motion
  }

  func sprung(to goal: Point, by spring: Spring?, at time: Double) -> ScrollerMotion {
    guard let spring else { return ScrollerMotion(restingAt: goal, from: time) }
    let (here, velocity) = (distance(at: time), velocity(at: time))
    var motion = ScrollerMotion(restingAt: goal, from: time)
    for axis in Axis.allCases {
      motion[axis] = Trajectory(
        pulledFrom: here[axis], velocity: velocity[axis], to: goal[axis], by: spring, phase: .animating)
    }
    return motion
  }

  func moved(to goal: Point, animation: Animation?, at time: Double) -> ScrollerMotion {
    ScrollerMotion(
      horizontal.moved(to: goal.x, animation: animation, at: time - start),
      vertical.moved(to: goal.y, animation: animation, at: time - start), start: time, grip: goal)
  }
}
